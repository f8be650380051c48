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

/**
 * Words that cannot be read: cut off, out of reach or under something else. What may be seen in part, because all of it
 * is told elsewhere, says so by `data-partly`. Runs in the page.
 */
export function outOfReach(root: string): string[] {
  const faults = new Set<string>();
  const styles = new Map<Element, { readonly x: string; readonly y: string; readonly position: string }>();
  const styleOf = (element: Element) => {
    let known = styles.get(element);
    if (known === undefined) {
      const { overflowX: x, overflowY: y, position } = getComputedStyle(element);
      known = { x, y, position };
      styles.set(element, known);
    }
    return known;
  };
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').replaceAll(' ', '.')}`;
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const SLACK = 2;

  /** Where something can be brought into sight, or what cuts it. */
  const within = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const box = { left, top, right, bottom };
    // A line of words is higher than its letters.
    const loose = Math.max(SLACK, Number.parseFloat(getComputedStyle(element).fontSize) * 0.4);
    for (let around: Element | null = element; around !== null && around !== document.body; ) {
      const { x, y, position } = styleOf(around);
      const edge = around.getBoundingClientRect();
      // Kept for a screen reader where there is no room to show it.
      if (hides(x) && hides(y) && (edge.width < 3 || edge.height < 3)) return {};
      if (hides(x) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return { cut: around };
      if (hides(y) && (box.top < edge.top - loose || box.bottom > edge.bottom + loose)) return { cut: around };
      if (scrolls(x)) [box.left, box.right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
      if (scrolls(y)) [box.top, box.bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
      if (position === 'fixed') break;
      around = around.parentElement;
    }
    return { box };
  };
  const staysInSight = (element: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (['sticky', 'fixed'].includes(styleOf(around).position)) return true;
    return false;
  };

  const look = (element: Element, rect: DOMRect, what: string) => {
    // Nothing to see: a line's end, or words for a screen reader.
    if (rect.width < 3 || rect.height < 3) return;
    const { cut, box } = within(element, rect);
    if (cut !== undefined) return void faults.add(`${what} is cut by ${nameOf(cut)}`);
    if (box === undefined) return;
    if (box.left < -SLACK || box.right > innerWidth + SLACK || box.top + scrollY < -SLACK)
      faults.add(`${what} lies out of reach`);
    if (box.right - box.left < 3 || box.bottom - box.top < 3) return;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
    const hit = document.elementFromPoint(x, y);
    if (hit === null || element.contains(hit) || hit.contains(element) || staysInSight(hit)) return;
    // The map moves under what lies on it, and cards lie over each other as in a hand: each can be held close.
    if (element.closest('.area-map') !== null && hit.closest('.decision, .place-slip, .digest, .herald') !== null)
      return;
    if (element.closest('.card') !== null && hit.closest('.card, .card-button, .cost-mark') !== null) return;
    // A choice is drawn by its label: the input itself lies unseen over it.
    if (hit.matches('input') && hit.closest('label')?.contains(element) === true) return;
    faults.add(`${what} lies under ${nameOf(hit)}`);
  };

  for (const top of document.querySelectorAll(root)) {
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const said = node.textContent?.trim() ?? '';
      if (element === null || said === '' || element.closest('.unseen, .folded, [data-partly], .area-map svg') !== null)
        continue;
      // What lies under an open drawer is not looked at.
      if (document.querySelector('dialog[open]') !== null && element.closest('dialog[open]') === null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) look(element, line, `“${said.slice(0, 40)}” in ${nameOf(element)}`);
    }
  }
  return [...faults];
}

/**
 * A question nothing of which can be answered in the first view: whoever comes to the table would not see what is asked.
 * A tale is read before its two ways on. Runs in the page.
 */
export function questionOutOfSight(): string[] {
  const asked = document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? undefined;
  if (asked === undefined || asked === 'story/option' || document.querySelector('dialog[open]') !== null) return [];
  const answers = [
    ...document.querySelectorAll(
      // A lit card of the hand is the first step of an answer.
      'main :is([data-choice], [data-picks], [data-place], [data-state="can"], .deed, .button)',
    ),
  ];
  // Cards of a hand lie over each other: a strip of one is enough.
  const isInSight = (each: Element): boolean => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (right - left < 8) return false;
    return [0.15, 0.5, 0.85].some((share) => {
      const [x, y] = [left + (right - left) * share, (top + bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (each.contains(hit) || hit.contains(each));
    });
  };
  return answers.some(isInSight) ? [] : [`nothing that answers ${asked} is in the first view`];
}
