declare module 'virtual:game-icons' {
  const bodies: Record<keyof typeof import('./used.json'), string>;
  export default bodies;
}
