/** A record as part of a link: nobody has to keep it anywhere, and no server reads it. */

const squeeze = (bytes: Blob, way: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(bytes.stream().pipeThrough(way)).arrayBuffer();

/** Letters, digits, - and _ only. A solo game of 250 answers is some 2,000 of them. */
export async function packed(record: string): Promise<string> {
  const bytes = new Uint8Array(await squeeze(new Blob([record]), new CompressionStream('deflate-raw')));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The record again; whatever is no such text is an empty one. */
export async function unpacked(text: string): Promise<string> {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const blob = new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))]);
    return new TextDecoder().decode(await squeeze(blob, new DecompressionStream('deflate-raw')));
  } catch {
    return '';
  }
}
