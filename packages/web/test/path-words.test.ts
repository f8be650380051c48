import { leftInEnglish, oddlyFilled } from '@medallion/words/testing';
import { expect, it } from 'vitest';
import { en } from '../src/path-of-destiny/words/en.ts';
import { it as italian } from '../src/path-of-destiny/words/it.ts';
import { pl } from '../src/path-of-destiny/words/pl.ts';
import { ru } from '../src/path-of-destiny/words/ru.ts';

const messages = { en: { screens: en }, pl: { screens: pl }, it: { screens: italian }, ru: { screens: ru } };

it('the screens of Path of Destiny fill every language with what they have', () => {
  expect(oddlyFilled(messages)).toEqual([]);
});

it('nothing on the screens of Path of Destiny is left in English', () => {
  // One word for it in every language.
  expect(leftInEnglish(messages).filter((where) => !/ (bot|legend\.banner|legend\.symbol)$/.test(where))).toEqual([]);
});
