declare module 'virtual:rules/*' {
  const shelf: import('./shelf.ts').Shelf;
  export default shelf;
}

declare module 'virtual:rules/path-of-destiny/terms' {
  const terms: import('./shelf.ts').Terms;
  export default terms;
}
