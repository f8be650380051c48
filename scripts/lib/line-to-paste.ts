/** A test of rules that fails prints the table it arranged, to be pasted at a table of the page and looked at. */
import { clearTable, lineToPaste } from '@medallion/kernel/testing';
import { afterEach, beforeEach } from 'vitest';

beforeEach(clearTable);
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const line = lineToPaste();
  if (line !== undefined)
    console.log(`To look at this table, paste the next line into any page of Medallion:\n${line}`);
});
