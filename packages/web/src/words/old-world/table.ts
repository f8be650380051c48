import type { oldWorld } from './en.ts';

export type OldWorldWordTable = Readonly<Record<keyof typeof oldWorld, string>>;
