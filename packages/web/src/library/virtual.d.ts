declare module 'virtual:rules/*' {
  const shelf: import('./shelf.ts').Shelf;
  export default shelf;
}
