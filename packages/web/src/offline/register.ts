/** Puts the table by for days without a network, and says when a new version of it waits. */

type Listener = (waiting: ServiceWorker) => void;

/** Only a built page is put by: while somebody works on it, they want to see what they wrote. */
export function register(onWaiting: Listener): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () =>
    void navigator.serviceWorker.register('./service-worker.js', { scope: './' }).then(
      // A browser that does not want to, does not have to; some say so by giving nothing.
      (registration: ServiceWorkerRegistration | undefined) => registration && watch(registration, onWaiting),
      () => undefined,
    );
  // First the page, then the rest of the table.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function watch(registration: ServiceWorkerRegistration, onWaiting: Listener): void {
  // The very first one replaces nobody, so nobody has to be asked.
  const tell = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onWaiting(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
}

/** Lets the waiting version take over, and shows it. Games are kept after each answer: nothing is lost by it. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
