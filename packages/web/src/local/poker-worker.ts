/// <reference lib="webworker" />
import { answerPractice } from '@medallion/bots';
import { practiceGame } from '@medallion/old-world/poker';
import { LocalHost } from './host.ts';
import type { ToTable } from './protocol.ts';

const host = new LocalHost(practiceGame, answerPractice, (message) => postMessage(message), secret);

addEventListener('message', ({ data }: MessageEvent<ToTable>) => host.hear(data));

/** 128 bits nobody chose. */
function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
