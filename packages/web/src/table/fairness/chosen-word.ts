/** The word the players chose to deal by, where they did: then no secret was kept from them. See Tables.create. */
export function chosenWord(secret: string): string | undefined {
  return /^seed (?<word>.+)$/s.exec(secret)?.groups?.word;
}
