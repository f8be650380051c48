#!/usr/bin/env node
// The command line runs the sources as they are; tsx only strips their types.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main(process.argv);
