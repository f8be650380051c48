/** How much larger letters are, by the size of text somebody likes. The same numbers stand in tokens.css. */
export const TEXT_FACTORS = { normal: 1, large: 1.125, larger: 1.25 } as const;
