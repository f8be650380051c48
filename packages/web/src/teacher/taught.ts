/** The games that have a master to learn from: the others have no hints and no analysis. */
export const TAUGHT: ReadonlySet<string> = new Set(['old-world', 'path-of-destiny']);
