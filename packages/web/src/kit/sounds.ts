/** Small sounds of the table, made on the spot: nothing is fetched, and nothing is made while they are off. */

import { settingsNow } from '../settings/settings.ts';

export type Sound = 'card' | 'dice' | 'blade' | 'coin' | 'page' | 'seal' | 'quill';

let context: AudioContext | undefined;

/** Lets a sound be heard, if sounds are on and the browser allows it. */
export function hear(sound: Sound, after = 0): void {
  if (!settingsNow().sounds) return;
  try {
    context ??= new AudioContext();
    // A browser keeps silent until the person has done something; then it may begin.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    MAKE[sound](context, context.currentTime + after);
    document.documentElement.dataset.heard = sound;
  } catch {
    // A device without sound plays on in silence.
  }
}

const PAUSE = 0.16;
const MOST = 3;

/** What is to be heard in one go: each sound once, one after the other. */
export function hearAll(sounds: readonly Sound[]): void {
  for (const [nth, sound] of [...new Set(sounds)].slice(0, MOST).entries()) hear(sound, nth * PAUSE);
}

type Make = (audio: AudioContext, at: number) => void;

const MAKE: Readonly<Record<Sound, Make>> = {
  // A card laid down: a short breath of paper and a soft knock.
  card: (audio, at) => {
    rustle(audio, at, { length: 0.09, from: 2600, to: 900, loud: 0.16 });
    tone(audio, at + 0.05, { pitch: 150, to: 90, length: 0.07, loud: 0.16, shape: 'sine' });
  },
  // Five dice on felt: knocks that come closer together.
  dice: (audio, at) => {
    for (const [nth, pause] of [0, 0.07, 0.13, 0.22, 0.27].entries()) {
      tone(audio, at + pause, { pitch: 520 + nth * 60, to: 260, length: 0.045, loud: 0.11, shape: 'triangle' });
      rustle(audio, at + pause, { length: 0.03, from: 3200, to: 2000, loud: 0.09 });
    }
  },
  // Steel: a swish, and two high notes that do not quite agree.
  blade: (audio, at) => {
    rustle(audio, at, { length: 0.16, from: 1200, to: 6500, loud: 0.12 });
    tone(audio, at + 0.1, { pitch: 2140, to: 2100, length: 0.4, loud: 0.05, shape: 'triangle' });
    tone(audio, at + 0.1, { pitch: 3270, to: 3240, length: 0.3, loud: 0.03, shape: 'sine' });
  },
  // Gold on gold.
  coin: (audio, at) => {
    tone(audio, at, { pitch: 1970, to: 1960, length: 0.1, loud: 0.07, shape: 'triangle' });
    tone(audio, at + 0.07, { pitch: 2640, to: 2630, length: 0.32, loud: 0.07, shape: 'triangle' });
  },
  // A page turned.
  page: (audio, at) => {
    rustle(audio, at, { length: 0.3, from: 700, to: 3400, loud: 0.14 });
    rustle(audio, at + 0.22, { length: 0.12, from: 2600, to: 900, loud: 0.1 });
  },
  // A stamp pressed into wax: a dull thud, and the wax giving way.
  seal: (audio, at) => {
    tone(audio, at, { pitch: 110, to: 52, length: 0.16, loud: 0.3, shape: 'sine' });
    rustle(audio, at + 0.03, { length: 0.2, from: 900, to: 260, loud: 0.12 });
  },
  // A few strokes of a quill.
  quill: (audio, at) => {
    for (const [nth, pause] of [0, 0.11, 0.19, 0.33].entries())
      rustle(audio, at + pause, { length: 0.08, from: 2600 + nth * 350, to: 4200, loud: 0.06 });
  },
};

interface Tone {
  readonly pitch: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function tone(audio: AudioContext, at: number, { pitch, to, length, loud, shape }: Tone): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

interface Rustle {
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

/** Noise through a band that wanders: paper, air, felt. */
function rustle(audio: AudioContext, at: number, { length, from, to, loud }: Rustle): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(fade(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function fade(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  // A middling volume sounds as it always did.
  const wished = Math.max(loud * (settingsNow().volume / 70), 0.0002);
  gain.gain.exponentialRampToValueAtTime(wished, at + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

let hiss: AudioBuffer | undefined;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== undefined) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  // Noise needs no chance: any sequence without a pattern one can hear will do.
  let state = 1;
  for (let n = 0; n < samples.length; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[n] = state / 2 ** 31;
  }
  return hiss;
}
