/// <reference lib="webworker" />
import { Host } from './host.ts';
import type { ToTable } from './protocol.ts';
import { find, keep } from './saves.ts';

const host = new Host({ keep, find, secret, now: () => Date.now() }, (message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToTable>) => void host.hear(data));

/** 128 bits nobody chose. */
function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
