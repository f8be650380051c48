/** A test of rules that fails prints the table it arranged, to be pasted at a table of the page and looked at. */
import { alsoRound, clearTable, lineToPaste, WAYS_ROUND } from '@medallion/kernel/testing';
import { afterEach, beforeEach } from 'vitest';

// Every arranged test goes the ways round as well; `ARRANGED=undo`, `print` or `straight` goes one way alone.
const { ARRANGED } = process.env;
alsoRound(WAYS_ROUND.filter((way) => ARRANGED === undefined || ARRANGED === way));

beforeEach(clearTable);
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const line = lineToPaste();
  if (line !== undefined)
    console.log(`To look at this table, paste the next line into any page of Medallion:\n${line}`);
});
