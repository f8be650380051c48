/** How long a finger rests on something to read it, in milliseconds, and how far it may stray. */
const HOLD = 450;
const STRAY = 10;

/**
 * Whatever lies on a table is read by holding it, or by pointing at it and pressing I. `readable` knows what there is to
 * read of a thing, or of the thing it is a part of; nothing else has to be wired. Returns how to stop listening.
 */
export function listenForReading<Read>(
  root: HTMLElement,
  readable: (target: EventTarget | null) => Read | undefined,
  show: (read: Read) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pointed: Element | undefined;
  let justRead = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    justRead = false;
    stop();
    const what = event.isPrimary && event.button === 0 ? readable(event.target) : undefined;
    if (what === undefined) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      justRead = true;
      show(what);
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (event.target instanceof Element) pointed = event.target;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
  };
  // What was held to be read is not chosen as well when the finger lets go.
  const click = (event: MouseEvent): void => {
    if (!justRead) return;
    justRead = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (justRead) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyI' || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.target instanceof HTMLElement && event.target.matches('input[type=text], textarea, select')) return;
    const what = readable(document.activeElement) ?? readable(pointed ?? null);
    if (what !== undefined) show(what);
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', stop);
  root.addEventListener('pointercancel', stop);
  root.addEventListener('click', click, { capture: true });
  root.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', key);
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', stop);
    root.removeEventListener('pointercancel', stop);
    root.removeEventListener('click', click, { capture: true });
    root.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', key);
  };
}
