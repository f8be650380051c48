/*
 * What JSON from outside must look like, part by part: small readers that are put together to the shape of a thing and
 * refuse everything else with the place where it stands. Nothing may be missing and nothing may be more.
 */

import { BadInput } from './errors.ts';
import { isRecord } from './json.ts';

/** Throws BadInput where the value is not what it should be. */
export type Reader = (value: unknown, where: string) => void;

const refuse = (value: unknown, where: string, todo: string): never => {
  const shown = JSON.stringify(value) ?? String(value);
  throw new BadInput(`${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown} cannot stand here`, where, todo);
};

/** A whole number within limits. */
export const whole =
  (least: number, most: number): Reader =>
  (value, where) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      refuse(value, where, `Write a whole number from ${least} to ${most}.`);
  };

/** One of some values. */
export const among =
  (values: readonly unknown[]): Reader =>
  (value, where) => {
    if (!values.includes(value))
      refuse(value, where, `Write one of ${values.map((each) => JSON.stringify(each)).join(', ')}.`);
  };

/** A text of a certain form. */
export const text =
  (form: RegExp): Reader =>
  (value, where) => {
    if (typeof value !== 'string' || !form.test(value)) refuse(value, where, 'Copy the whole line of the position.');
  };

/** A list of so many things of one kind. */
export const listOf =
  (each: Reader, { least = 0, most = 1000, once = false } = {}): Reader =>
  (value, where) => {
    if (!Array.isArray(value)) return refuse(value, where, 'Write a list.');
    if (value.length < least || value.length > most)
      refuse(value, where, least === most ? `Write ${least} of them.` : `Write ${least} to ${most} of them.`);
    for (const [at, item] of value.entries()) each(item, `${where}[${at}]`);
    if (once && new Set(value).size !== value.length) refuse(value, where, 'Write each of them once.');
  };

/** An object with these parts, some of which may be missing, and with no others. */
export const parts =
  (needed: Readonly<Record<string, Reader>>, optional: Readonly<Record<string, Reader>> = {}): Reader =>
  (value, where) => {
    if (!isRecord(value)) return refuse(value, where, 'Write an object.');
    for (const key of Object.keys(value))
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key))
        throw new BadInput(
          `"${key}" means nothing here`,
          where,
          `Known are ${Object.keys({ ...needed, ...optional }).join(', ')}.`,
        );
    for (const [key, read] of Object.entries(needed)) {
      if (!Object.hasOwn(value, key)) throw new BadInput(`"${key}" is missing`, where, `Write "${key}".`);
      read(value[key], `${where}.${key}`);
    }
    for (const [key, read] of Object.entries(optional))
      if (Object.hasOwn(value, key)) read(value[key], `${where}.${key}`);
  };

/** Whichever of these fits; the last one says what is wrong. */
export const either =
  (first: Reader, ...others: readonly Reader[]): Reader =>
  (value, where) => {
    const readers = [first, ...others];
    for (const [at, read] of readers.entries()) {
      try {
        return read(value, where);
      } catch (fault) {
        if (at === readers.length - 1) throw fault;
      }
    }
  };
