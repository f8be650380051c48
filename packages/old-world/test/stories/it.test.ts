import { describe, expect, it } from 'vitest';
import { having, textsOf } from './texts.ts';
import { testTheTranslation, translated } from './told.ts';

const { titles, scenes, labels, outcomes, names, everything } = textsOf('it');

testTheTranslation(
  {
    language: 'it',
    called: 'Italian',
    lengths: translated(7, 5),
    strange: /[^A-Za-zÀÈÉÌÒÙàèéìòù ’«»“”.,:;?!…–]/u,
    quotes: ['“”', '«»'],
    run: 6,
    kindsOfPlace: {
      forest: /forest|bosc|alber|querc/i,
      mountain: /mont|valic|vett|rupi/i,
      water: /acqu|lago|fium|mare/i,
    },
  },
  ['Dorota', 'Tibor Lunt', 'Fenna', 'Bryga'],
);

describe('the tales in Italian', () => {
  it('have no English words among their own', () => {
    const stray =
      /(?<!\p{L})(?:the|and|of|with|without|you|your|from|this|that|was|were|his|her|they|not|but|ring)(?!\p{L})/iu;
    expect(having(everything, stray)).toEqual([]);
  });

  it('keep J, K, W, X and Y for names and for the trade', () => {
    expect(having(everything, /(?<!\p{L})(?!witcher(?!\p{L}))\p{Ll}*[jkwxy]/u)).toEqual([]);
  });

  it('put accents and apostrophes where they belong', () => {
    const grave =
      /(?<!\p{L})(?:(?:per|fin|poi|ben|affin|giac|non|sic)chè|nè|sè|pò|sà|stà|fà|quì|quà|sù|trè)(?!\p{L})/iu;
    expect(having(everything, grave)).toEqual([]);
    const bare =
      /(?<!\p{L})(?:perche|finche|poiche|piu|gia|cosi|puo|cioe|giu|laggiu|lassu|quassu|pero|citta|qual’è|un altra|un’altro|un’uomo)(?!\p{L})/iu;
    expect(having(everything, bare)).toEqual([]);
    // An apostrophe joins two letters, or ends one of these.
    expect(having(everything, /(?<!(?<!\p{L})(?:po|mo|be|da|di|fa|sta|va))’(?!\p{L})/iu)).toEqual([]);
    expect(having(everything, /(?<!\p{L})’/u)).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(everything, /\s\s|^\s|\s$|\.\.|\s[,.;:?!»”]|[«“]\s|,,|[,;:]»/)).toEqual([]);
    expect(having(everything, /[^ ]–|–[^ ]/)).toEqual([]);
    // A sentence that is spoken has its full stop before the closing mark; a comma comes after it.
    expect(having(everything, /«\p{Lu}[^»]*»\./u)).toEqual([]);
    expect(having(everything, /[^?!…]» \p{Ll}/u)).toEqual([]);
    expect(having(everything, /[^.?!…]» \p{Lu}/u)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...titles, ...names], /[.,]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!…»]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!…]»$/)).toEqual([]);
    expect(having(everything, /^«?\p{Ll}/u)).toEqual([]);
    expect(having(everything, /\. \p{Ll}/u)).toEqual([]);
  });

  it('tell the witcher what to do, as the rest of the game does', () => {
    // An option is an imperative, never an infinitive.
    expect(having(labels, /^\p{L}+[aei]r(?:e|si|l[aeio])(?!\p{L})/u)).toEqual([]);
    expect(having(labels, /(?<!\p{L})(?:voi|vostr\p{L}|vi)(?!\p{L})/iu)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    expect(having(everything, /scuola (?:del|dell’|della) ?(?:lupo|grifone|orso|gatto|vipera)/i)).toEqual([]);
    expect(having(everything, /(?<!\p{L})tuo (?:lupo|grifone|orso|gatto)|tua vipera/iu)).toEqual([]);
  });

  it('call the reader neither man nor woman', () => {
    expect(
      having(everything, /(?<!\p{L})(?:sei|eri|ti sei|fossi) (?:\p{L}+ )?\p{L}+(?:[aiu]t[oa]|st[oa])(?!\p{L})/iu),
    ).toEqual([]);
    const state =
      /(?<!\p{L})(?:sei|ti senti|ti svegli|entri|resti|vieni) (?:\p{L}+ )?(?:sol[oa]|svegli[oa]|stanc[oa]|fresc[oa]|sord[oa]|sciolt[oa]|riposat[oa])(?!\p{L})/iu;
    expect(having(everything, state)).toEqual([]);
  });
});
