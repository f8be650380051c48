// Joins a table and plays legal moves over the public interface (docs/api.md): a bot of your own begins here.
//   node scripts/join.mjs http://localhost:8484/#/room/<id>/<link>       a link somebody sent you
//   node scripts/join.mjs http://localhost:8484 "amber falcon 17"         a code somebody said aloud
import { randomBytes } from 'node:crypto';

const [address = '', code] = process.argv.slice(2);
const { origin, hash } = new URL(address);
const person = { name: 'Script', nonce: randomBytes(16).toString('hex') };

/** Sits down by the link or the code; what comes back is ours alone. */
async function sitDown() {
  const [, , id, invite] = hash.split('/');
  const [path, body] = code === undefined ? [`/api/rooms/${id}/seats`, { invite }] : ['/api/seats', { code }];
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, ...body }),
  });
  const place = await response.json();
  if (!response.ok) throw new Error(place.message);
  return place;
}

const { id, secret } = await sitDown();
// Node 22 has WebSocket itself; before that the package `ws` is the same thing.
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/rooms/${id}/live`);
// An id is never used twice: the same message sent again would count as the same.
const say = (/** @type {object} */ message) =>
  socket.send(JSON.stringify({ id: randomBytes(8).toString('hex'), ...message }));

socket.onopen = () => {
  say({ do: 'hello', secret });
  say({ do: 'ready', ready: true });
};
let looking = false;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data));
  if (message.said === 'room' && message.room.state === 'playing' && !looking) {
    looking = true;
    say({ do: 'look', as: message.seat });
  }
  if (message.said === 'refused' || message.said === 'refusal') console.error(message.code ?? message.refusal.code);
  if (message.said !== 'position') return;
  const { number, asks, over } = message.position;
  if (over !== undefined) {
    console.log('The game is over.');
    return socket.close();
  }
  // Any listed answer is legal. Here is where thinking would go.
  const open = asks.find((/** @type {{ reply?: string }} */ ask) => ask.reply === undefined);
  if (open === undefined) return;
  const { id: choice } = open.choices[Math.floor(Math.random() * open.choices.length)];
  say({ do: 'answer', number, ask: open.id, choice });
};
