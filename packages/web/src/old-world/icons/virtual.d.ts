declare module 'virtual:old-world-icons' {
  const bodies: Record<keyof typeof import('./used.json'), string>;
  export default bodies;
}
