declare module 'virtual:table-icons' {
  const bodies: Record<keyof typeof import('./used.json'), string>;
  export default bodies;
}
