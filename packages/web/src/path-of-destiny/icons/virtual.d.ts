declare module 'virtual:path-icons' {
  const bodies: Record<keyof typeof import('./used.json'), string>;
  export default bodies;
}
declare module 'virtual:path-card-sprite' {
  /** The address of one drawing that holds the glyphs of all cards, each under its name. */
  const address: string;
  export default address;
}
