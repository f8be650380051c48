import type { Colour, Symbol } from '@medallion/path-of-destiny/content';

/*
 * Colour belongs to banners, Symbols are metal. Shape says which Symbol, fill says what it is worth now: so "two red"
 * and "lose one Combat" cannot be confused, and nobody has to tell hues apart.
 */

/** How a Symbol is drawn: for the Left or the Right Path, not Active, lost, as printed, or as a token on backs and routes. */
export type Fill = 'left' | 'right' | 'idle' | 'lost' | 'printed' | 'bronze';
export const FILLS: readonly Fill[] = ['left', 'right', 'idle', 'lost', 'printed', 'bronze'];

const STAR = Array.from({ length: 16 }, (_, i) => {
  const angle = (Math.PI / 8) * i - Math.PI / 2;
  const radius = i % 2 === 0 ? 15.6 : 12.2;
  return `${i === 0 ? 'M' : 'L'}${(16 + radius * Math.cos(angle)).toFixed(1)} ${(16 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** Shield, eight-point star, disc, notched plaque; in a box of 32 by 32. */
export const OUTLINE: Readonly<Record<Symbol, string>> = {
  combat:
    'M4.5 3.5C8 4.6 12 4.4 16 2.6C20 4.4 24 4.6 27.5 3.5V15C27.5 22.5 22.5 27.5 16 30.4C9.5 27.5 4.5 22.5 4.5 15Z',
  magic: `${STAR}Z`,
  exploration: 'M16 2A14 14 0 1 1 15.99 2Z',
  diplomacy:
    'M2.8 8.5A5.7 5.7 0 0 0 8.5 2.8H23.5A5.7 5.7 0 0 0 29.2 8.5V23.5A5.7 5.7 0 0 0 23.5 29.2H8.5A5.7 5.7 0 0 0 2.8 23.5Z',
};

/** Where the charge lies within the outline: x, y, size. */
export const CHARGE_AT: Readonly<Record<Symbol, readonly [number, number, number]>> = {
  combat: [8.2, 7.2, 15.6],
  magic: [8, 7.2, 16],
  exploration: [7.6, 7.6, 16.8],
  diplomacy: [7.6, 7.4, 17],
};

export interface Ink {
  readonly ground: string;
  readonly edge: string;
  readonly charge: string;
  readonly width: number;
}

export const INKS: Readonly<Record<Fill, Ink>> = {
  left: { ground: 'url(#pd-ivory)', edge: '#8a5a1c', charge: '#2a1a10', width: 1.6 },
  right: { ground: 'url(#pd-ink)', edge: '#d6a64c', charge: '#f4d68c', width: 1.8 },
  idle: { ground: 'rgb(120 88 50 / 12%)', edge: '#6d5132', charge: '#5d4329', width: 1.4 },
  lost: { ground: 'rgb(120 88 50 / 8%)', edge: '#937650', charge: '#937650', width: 1.2 },
  printed: { ground: '#f7ebcd', edge: '#3a2617', charge: '#2a1a10', width: 1.5 },
  bronze: { ground: 'url(#pd-bronze)', edge: '#4d2d0c', charge: '#2a1606', width: 1.2 },
};

/** A banner's cloth, its shadow and its thread. */
export const HUES: Readonly<Record<Colour, readonly [string, string, string]>> = {
  red: ['#b3322a', '#7a1a17', '#f6d9b6'],
  blue: ['#2f5f9e', '#173660', '#e3ecf5'],
  green: ['#3d7d4f', '#1d4a2c', '#e4f0d8'],
  yellow: ['#d9a128', '#94660c', '#3a2408'],
  purple: ['#7a4a92', '#47245c', '#f0e0f4'],
};

/** Swallowtail, point, tongue, fringe, slant: every colour hangs in its own shape, down to `h`. */
const TAIL: Readonly<Record<Colour, (h: number) => string>> = {
  red: (h) => `L20 ${h}L10 ${h - 8}L0 ${h}`,
  blue: (h) => `L20 ${h - 9}L10 ${h}L0 ${h - 9}`,
  green: (h) => `L20 ${h - 9}C20 ${h + 3} 0 ${h + 3} 0 ${h - 9}`,
  yellow: (h) => `L20 ${h}L16.7 ${h - 5}L13.3 ${h}L10 ${h - 5}L6.7 ${h}L3.3 ${h - 5}L0 ${h}`,
  purple: (h) => `L20 ${h - 10}L0 ${h}`,
};

export const bannerOutline = (colour: Colour, height: number): string => `M0 0H20${TAIL[colour](height - 1)}Z`;

/** Chevrons, crescent, leaf, sun, lozenge; around 0 0. */
export const BANNER_CHARGE: Readonly<Record<Colour, string>> = {
  red: '<path d="M-5 3L0-3L5 3M-5 7L0 1L5 7" fill="none" stroke-width="2.2"/>',
  blue: '<path d="M2.5-5.6A6 6 0 1 0 5.4 3.6A5 5 0 1 1 2.5-5.6Z" stroke="none" fill="currentColor"/>',
  green: '<path d="M0 7C-7 3-6-4 0-8C6-4 7 3 0 7ZM0 8V-3" stroke-width="1" fill="currentColor"/>',
  yellow:
    '<circle r="3.1" fill="currentColor" stroke="none"/><path d="M0-7.2V-4.8M0 7.2V4.8M-7.2 0H-4.8M7.2 0H4.8M-5-5L-3.5-3.5M5 5L3.5 3.5M-5 5L-3.5 3.5M5-5L3.5-3.5" stroke-width="1.7"/>',
  purple:
    '<path d="M0-7L5 0L0 7L-5 0Z" stroke-width="1.8" fill="none"/><path d="M0-2.4L1.8 0L0 2.4L-1.8 0Z" fill="currentColor" stroke="none"/>',
};
