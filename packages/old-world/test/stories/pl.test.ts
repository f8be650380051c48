import { describe, expect, it } from 'vitest';
import { having, textsOf } from './texts.ts';
import { testTheTranslation, translated } from './told.ts';

const { titles, scenes, labels, outcomes, names, everything } = textsOf('pl');

testTheTranslation({
  language: 'pl',
  called: 'Polish',
  lengths: translated(6, 4),
  strange: /[^A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż \-–„”.,:;?!]/u,
  quotes: ['„”'],
  run: 6,
  kindsOfPlace: {
    forest: /las|lesi|leś|drzew|dęb|dąb|sosn/i,
    mountain: /gór|przełęcz|turni|skał|skal/i,
    water: /wod|jezior|rzek|rzec|morz/i,
  },
  // Wyzima, Wyzimie; Cintra, Cintrze.
  stem: (name) => name.replace(/a$/, ''),
});

describe('the tales in Polish', () => {
  it('keep Q, V and X for names', () => {
    expect(having(everything, /(?<!\p{L})\p{Ll}*[qvx]/u)).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(everything, /\s\s|^\s|\s$|\.\.|--|\s[,.;:?!”]|„\s|,,/)).toEqual([]);
    // A dash stands between spaces, a hyphen between letters.
    expect(having(everything, /[^ ]–|–[^ ]|\P{L}-|-\P{L}/u)).toEqual([]);
    // In Polish the full stop and the comma follow the closing mark.
    expect(having(everything, /[.,]”/)).toEqual([]);
    // What is said and who says it stand apart by a dash, never by a comma.
    expect(having(everything, /”,? (?:mówi|pyta|woła|szepcze|odpowiada)(?!\p{L})/u)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...titles, ...names], /[.,]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!”]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^?!]”$/)).toEqual([]);
    expect(having(everything, /^„?\p{Ll}/u)).toEqual([]);
    expect(having(everything, /(?<![.?!])[.?!] \p{Ll}/u)).toEqual([]);
  });

  it('tell the witcher what to do, as the rest of the game does', () => {
    // These endings belong to no imperative.
    expect(having(labels, /^\p{L}+(?:wać|nąć|eć|ić|ść|źć)(?!\p{L})/u)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    expect(having(everything, /szkoł\p{L}* (?:wilka|gryfa|niedźwiedzia|kota|żmii)/iu)).toEqual([]);
    expect(having(everything, /tw[oó]\p{L}+ (?:wilk|niedźwied|kot|żmi)/iu)).toEqual([]);
  });

  it('call the reader neither man nor woman', () => {
    expect(having(everything, /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu)).toEqual([]);
    expect(having(everything, /(?<!\p{L})(?:powinieneś|powinnaś|winieneś|winnaś)(?!\p{L})/iu)).toEqual([]);
    expect(having(everything, /(?<!\p{L})będziesz (?:\p{L}+ )?\p{L}+ła?(?!\p{L})/iu)).toEqual([]);
    expect(having(everything, /(?<!\p{L})(?:że|gdy|a|jak)?byś (?:\p{L}+ ){0,4}\p{L}+ła?(?!\p{L})/iu)).toEqual([]);
    const state =
      /(?<!\p{L})(?:jesteś|czujesz się|budzisz się|wstajesz|zostajesz|wysiadasz|stoisz) (?:\p{L}+ ){0,2}(?:sam|sama|pierwsz[ya]|\p{L}+(?:on[ya]|an[ya]|ęt[ya]|ąc[ya]|szał[ya]))(?!\p{L})/iu;
    expect(having(everything, state)).toEqual([]);
  });

  it('speak to the reader in the singular', () => {
    // Only those who speak may say it the old way, to many.
    const told = [...labels, ...outcomes].map(({ where, text }) => ({ where, text: text.replaceAll(/„[^”]*”/g, '') }));
    expect(having(told, /(?<!\p{L})(?:wasz\p{L}*|\p{L}+(?:liście|łyście))(?!\p{L})/iu)).toEqual([]);
  });
});
