/** Glyphs of our own, in the box of the others: a blade, a card, and a flower that bites. */

const bud = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="currentColor"><path d="M0 30C-62 24-92-30-70-96L-52-66L-44-84L-32-52L-22-70L-14-34L0-44Z"/><path d="M0 30C62 24 92-30 70-96L52-66L44-84L32-52L22-70L14-34L0-44Z"/></g>`;

export const DRAWN = {
  blade:
    '<path fill="currentColor" d="M486 26L452 130L232 350L162 280L382 60ZM128 292L220 384L250 414L218 446L188 416L112 492Q84 508 60 484L28 452Q4 428 20 400L96 324L66 294L98 262Z"/>',
  card: '<path fill="currentColor" fill-rule="evenodd" d="M120 60L330 20Q362 14 370 46L424 350Q430 384 396 392L190 432Q156 440 148 406L94 100Q88 66 120 60ZM140 102L194 392L382 356L328 66Z"/><path fill="currentColor" d="M60 150L108 440Q116 480 156 474L330 444L336 486L120 506Q84 508 74 470L28 190Q24 160 60 150Z" opacity=".7"/>',
  archespore: `<path fill="currentColor" d="M222 506C222 430 192 380 236 262L280 262C252 380 290 430 292 506Z"/><path d="M246 436C180 436 120 400 96 322M268 450C340 440 404 400 424 318" stroke="currentColor" stroke-width="24" fill="none"/><path fill="currentColor" d="M236 506C180 436 90 430 14 496C90 508 170 510 236 506ZM276 506C332 436 422 430 498 496C422 508 342 510 276 506ZM206 372l-40-8l34-22zM300 398l38-22l-34-16zM150 424l-22 26l-6-36zM372 420l28 22l0-36z"/>${bud(258, 242, 1.75, 0)}${bud(88, 316, 0.78, -26)}${bud(430, 310, 0.78, 24)}<circle cx="258" cy="206" r="17" fill="currentColor"/>`,
} as const;
