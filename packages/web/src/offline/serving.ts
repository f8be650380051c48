/** How the service worker keeps the files of one version of the page, and answers for the network with them. */

export interface Page {
  /** Fetches every file of this version that is not at hand. */
  readonly putBy: () => Promise<void>;
  /** Throws the files of other versions away. */
  readonly forgetOthers: () => Promise<void>;
  readonly serves: (request: Request) => boolean;
  readonly find: (request: Request | string) => Promise<Response | undefined>;
}

const PREFIX = 'medallion-';
/** How long the front door waits for the network before it opens by itself, in milliseconds. */
const PATIENCE = 3000;
/** Files fetched at a time: the page that is being looked at comes first. */
const AT_ONCE = 4;

export function pageOf(list: { readonly version: string; readonly files: readonly string[] }, scope: string): Page {
  const name = `${PREFIX}${list.version}`;
  const addresses = list.files.map((file) => new URL(file, scope).href);
  const known = new Set(addresses);
  return {
    putBy: async () => {
      const cache = await caches.open(name);
      const left = [...addresses];
      const fetchNext = async (): Promise<void> => {
        for (let address = left.pop(); address !== undefined; address = left.pop()) {
          // What has a hash in its name is the same in every version.
          const old = address.includes('/assets/') ? await caches.match(address) : undefined;
          const response = old ?? (await fetch(new Request(address, { cache: 'no-cache' })));
          if (!response.ok) throw new Error(`${address}: ${response.status}`);
          await cache.put(address, response);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    },
    forgetOthers: async () => {
      const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
    // Tables on the server, and whatever is not part of the page, go to the network as if nobody stood here.
    serves: ({ method, mode, url }) =>
      method === 'GET' && url.startsWith(scope) && (mode === 'navigate' ? !isApi(url, scope) : known.has(plain(url))),
    find: async (request) =>
      (await caches.open(name)).match(typeof request === 'string' ? new URL(request, scope).href : plain(request.url)),
  };
}

const isApi = (url: string, scope: string): boolean => /^api(?:[/?]|$)/.test(url.slice(scope.length));

/** An address without what stands behind ? and #. */
const plain = (url: string): string => url.replace(/[?#].*$/, '');

/** The front door asks the network first, so that a new version is seen at once; everything else is at hand. */
export async function serve(page: Page, request: Request): Promise<Response> {
  if (request.mode !== 'navigate') return (await page.find(request)) ?? fetch(request);
  const kept = page.find('index.html');
  try {
    const fresh = fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
    const first = await Promise.race([fresh, late]);
    if (first !== undefined && first.status < 500) return first;
    return (await kept) ?? (await fresh);
  } catch {
    return (await kept) ?? Response.error();
  }
}
