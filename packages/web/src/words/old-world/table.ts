import type { oldWorld } from './en.ts';
import type { rules } from './rules-en.ts';

export type OldWorldWordTable = Readonly<Record<keyof typeof oldWorld, string>>;
export type RuleWordTable = Readonly<Record<keyof typeof rules, string>>;
