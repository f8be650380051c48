/** What is wrong with how a screen fits. Runs in the page. */
export function misfits(): string[] {
  const CONTROLS = 'button, a[href], input, select, summary';
  const { scrollWidth } = document.documentElement;
  const faults = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];

  const nameOf = (element: Element): string => {
    const { className, tagName, textContent } = element as HTMLElement;
    const said = element.getAttribute('aria-label') ?? textContent ?? '';
    return `${tagName.toLowerCase()}.${String(className).replaceAll(' ', '.')} “${said.trim().slice(0, 40)}”`;
  };
  /** What can be seen of an element: its box, cut by everything around it that scrolls or hides. */
  const seenOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    };
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const cut = around.getBoundingClientRect();
      box.left = Math.max(box.left, cut.left);
      box.top = Math.max(box.top, cut.top);
      box.right = Math.min(box.right, cut.right);
      box.bottom = Math.min(box.bottom, cut.bottom);
    }
    const whole = (right - left) * (bottom - top);
    const seen = Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    return { ...box, share: whole === 0 ? 0 : seen / whole };
  };

  const stays = (element: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true;
    return false;
  };
  const isSlipOnMap = (control: Element, over: Element): boolean =>
    over.closest('.decision.slip, .place-slip') !== null && control.closest('.area-map') !== null;

  const cut = [
    ...document.querySelectorAll('.button, .round, .option, .deed, .slip, .choice, .on, .duel-badge, .decision'),
  ].filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1);
  for (const element of cut) faults.push(`${nameOf(element)} is cut`);

  for (const card of document.querySelectorAll('.card:has(.cost)')) {
    const cost = card.querySelector('.cost')?.getBoundingClientRect();
    const covers = [...card.querySelectorAll('.tab')].some((tab) => {
      const { left, top, right, bottom } = tab.getBoundingClientRect();
      return cost !== undefined && left < cost.right && cost.left < right && top < cost.bottom && cost.top < bottom;
    });
    if (covers) faults.push(`the cost of ${nameOf(card)} lies under a tab`);
  }

  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = seenOf(control);
    // Scrolled out of sight, or drawn by something else: a radio button under its label.
    if (box.share < 0.6 || (control.matches('input') && control.closest('label') !== null)) continue;
    const points = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y] as const));
    const over = points.map(([x, y]) => {
      const hit = document.elementFromPoint(
        box.left + (box.right - box.left) * x,
        box.top + (box.bottom - box.top) * y,
      );
      return hit === null || control.contains(hit) || hit.contains(control) ? undefined : hit;
    });
    const covering = over.filter((hit) => hit !== undefined);
    // Most of a control must be free to be pressed.
    const [first] = covering;
    if (first === undefined || covering.length <= 5) continue;
    // Cards of a hand lie over each other like in a hand: a strip of each is enough.
    const isFan = control.matches('.card-button') && first.closest('.card-button') !== null;
    if (isFan && covering.length < points.length) continue;
    // The map moves under what lies on it, and a long page under what stays in sight.
    if (control.matches('[data-place]') || stays(first) || isSlipOnMap(control, first)) continue;
    faults.push(`${nameOf(control)} lies under ${nameOf(first)}`);
  }
  return faults;
}
