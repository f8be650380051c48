/** What a host may want to know of a server, for Prometheus; nothing in it tells of a person or of a game's secrets. */

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly received: Counter;
  readonly refused: Counter<'code'>;
  readonly sent: Histogram;
  readonly opened: Counter;
  /** Seconds from an answer's arrival until it was written down and told. */
  readonly answered: Histogram;
  readonly botFaults: Counter;
  readonly thinking: Gauge;
  /** Calls to a device: brought, gone or failed. */
  readonly pushes: Counter<'result'>;
  readonly faults: Counter;
}

export function newMetrics(rooms: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'medallion_rooms',
    help: 'Rooms somebody is in',
    registers,
    collect() {
      this.set(rooms());
    },
  });
  return {
    registry,
    sockets: new Gauge({ name: 'medallion_sockets', help: 'Open sockets', registers }),
    received: new Counter({ name: 'medallion_messages_received_total', help: 'Frames from guests', registers }),
    refused: new Counter({
      name: 'medallion_refused_total',
      help: 'Messages refused',
      labelNames: ['code'],
      registers,
    }),
    sent: new Histogram({
      name: 'medallion_message_bytes',
      help: 'Size of messages to guests',
      buckets: [128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 65_536],
      registers,
    }),
    answered: new Histogram({
      name: 'medallion_answer_seconds',
      help: 'From the arrival of an answer until it was kept and told',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    opened: new Counter({ name: 'medallion_rooms_opened_total', help: 'Rooms opened', registers }),
    botFaults: new Counter({
      name: 'medallion_bot_faults_total',
      help: 'Bots that failed or took too long',
      registers,
    }),
    thinking: new Gauge({ name: 'medallion_bots_thinking', help: 'Questions bots think about', registers }),
    pushes: new Counter({
      name: 'medallion_pushes_total',
      help: 'Calls of people to their turn, by web push',
      labelNames: ['result'],
      registers,
    }),
    faults: new Counter({ name: 'medallion_faults_total', help: 'What should not have happened', registers }),
  };
}
