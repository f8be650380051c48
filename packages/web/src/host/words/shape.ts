/** What the page of a server's host says. */

type None = Readonly<Record<never, never>>;
interface Counted {
  readonly n: number;
}

export interface HostMessages {
  title: None;
  secret: None;
  'secret.hint': None;
  enter: None;
  wrong: None;
  away: None;
  kept: None;
  tables: Counted;
  over: Counted;
  lobbies: Counted;
  resting: Counted;
  answers: Counted;
  hour: None;
  rooms: None;
  sockets: None;
  answering: None;
  latency: None;
  half: None;
  nearlyAll: None;
  thinking: None;
  faults: None;
  'faults.bots': None;
  'faults.own': None;
  memory: None;
  minutes: Counted;
  drain: None;
  'drain.why': None;
  'drain.sure': None;
  draining: None;
  waiting: None;
}
