import { BadInput } from '@medallion/kernel';
import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';

/** The one JSON object a machine reads: the last line of standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadInput(`The file ${path} cannot be read`, path, 'Check its name and that it exists.');
  }
}

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}
