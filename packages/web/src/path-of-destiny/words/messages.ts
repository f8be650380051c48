/** What the screens of Path of Destiny say besides what the game itself says. A language that misses a sentence does not compile. */

import type { Side, StoryId } from '@medallion/path-of-destiny/content';

/** How it stands with an Ability. */
export type AbilityState = 'ready' | 'locked' | 'used';
/** Where points come from. */
export type Source = 'chapter1' | 'chapter2' | 'chapter3' | 'story' | 'quest' | 'golden' | 'special';

interface N {
  readonly n: number;
}
interface Name {
  readonly name: string;
}
interface Sym {
  readonly symbol: string;
}
interface Sided {
  readonly side: Side;
}
type None = Readonly<Record<never, never>>;

export interface PathMessages {
  table: None;
  book: None;
  automa: None;
  bot: Name;
  vp: None;
  xp: None;
  symbolLost: Sym;

  route: None;
  'route.start': None;
  'route.followed': Sym;
  'route.left': Sym;
  'route.open': None;
  'path.label': Sided & N & Sym;
  'read.again': None;
  leaning: None;
  'leaning.title': None;
  leads: None;
  decided: None;
  reserve: None;
  'foot.bonus': { readonly bonus: string; readonly count: number; readonly vp: number };
  'foot.goals': N;
  'foot.end': None;
  'destiny.waits': N;
  'destiny.lies': N & Sided;
  'verdict.flip': { readonly n: string };
  'verdict.aside': { readonly n: string; readonly left: number; readonly right: number };
  'verdict.side': { readonly n: string; readonly more: number; readonly fewer: number } & Sym;
  'lead.none': Sym;
  'lead.nobody': Sym & Name & { readonly count: number };
  'lead.tied': Sym & Name & { readonly count: number };
  'lead.one': Sym & Name & { readonly count: number };

  rivals: None;
  'look.board': Name;
  doing: { readonly doing: 'choosing' | 'sealed' };
  'hand.count': N;
  'hand.shown': None;
  'hand.shown.text': None;
  tokens: None;
  special: Sided;
  initiative: None;
  rank: Name & N;
  candle: N;

  board: Name;
  'ability.state': { readonly state: AbilityState };
  window: { readonly window: 'pick' | 'picked' | 'resolve' | 'declare' | 'score' | 'keep' };
  track: { readonly xp: number; readonly next: number; readonly vp: number };
  'golden.space': N & { readonly vp: number };
  'golden.title': None;
  'golden.now': { readonly vp: number };
  'golden.parked': N;
  quest: None;
  'quest.short': None;
  'quest.left': None;

  offer: None;
  deck: N;
  discarded: N;
  top: None;
  'top.text': None;
  row: N;
  taken: Name;
  doomed: None;
  'bonus.xp': None;
  'senses.short': None;
  'portal.short': None;
  'tag.rank': N;
  'tag.ranks': { readonly best: number; readonly worst: number };
  'tag.best': None;
  'tag.leaves': None;
  'tag.leaves.title': None;

  timeline: None;
  kept: None;
  hand: None;
  'slot.free': N;
  'slot.take': N & { readonly card: string };
  declare: { readonly says: Side | 'tie' };
  others: None;
  'others.short': None;
  'effort.met': None;
  'effort.run': { readonly held: string; readonly missing: string };
  'goal.met': None;
  unlocks: { readonly ability: string };
  'aside.short': None;
  'seal.pick': None;
  'seal.top': None;
  'seal.row': N;
  'seal.pair': N;
  swap: None;
  back: None;
  refused: None;

  effort: None;
  'effort.note': { readonly match: 'contiguousOrdered' | 'anyOrder' };
  goals: None;
  'goals.note': None;
  'goal.requirement': { readonly colour: string };
  'goal.near': { readonly has: number; readonly needs: number };
  allies: None;
  'allies.note': None;
  'allies.of': Name & N;

  you: None;
  nth: N;
  votes: None;
  reveal: None;
  tie: None;
  'tie.flag': None;
  'solo.coin': None;
  'solo.shows': Sided;
  'destiny.now': N;
  'fell.side': { readonly n: string; readonly more: number; readonly fewer: number; readonly ties: number } & Sym;
  'fell.aside': { readonly n: string };
  'deeds.none': None;
  'deed.requirement': None;
  'deed.flip': None;
  'deed.unmet': None;
  was: N;
  'yield.nothing': None;
  'seal.use': None;
  'seal.pay': N;
  decline: { readonly window: 'picked' | 'resolve' | 'declare' | 'score' };
  use: None;
  'lose.some': N;
  'token.to': None;
  'coin.on': Sym & { readonly card: string };
  'coin.token': Sym;
  'worth.nothing': None;
  'worth.active': N;
  onward: None;

  introduction: None;
  'onward.open': None;
  'onward.begin': N;
  'onward.turn': None;
  'chapter.opens': N;
  result: None;
  'result.followed': Sided;
  'result.brings': None;
  note: { readonly which: 'left' | 'right' | 'all' };
  'note.nobody': None;
  'note.nothing': None;
  'note.why': Sided;
  'senses.take': None;
  'senses.under': None;
  'senses.order': { readonly cards: string };
  'seal.take': None;
  'seal.discard': None;
  'seal.draw': None;
  'seal.apply': None;
  'seal.set': None;
  'seal.look': None;
  'discard.goes': None;
  'discard.left': N;
  'discard.goal': { readonly goal: string };
  'discard.next': { readonly symbols: string };
  'quest.without': None;
  'allies.held': N;
  'ally.pays': Sym & N;
  'special.have': N;
  'special.next': None;
  'goal.cannot': None;
  'goal.known': None;
  'peek.once': None;

  path: Sided;
  reckoning: N;
  role: { readonly role: 'dominant' | 'other' };
  'leads.to': { readonly symbols: string };
  'why.count': Name & Sym & { readonly count: number; readonly pays: 'vp' | 'xp' };
  'path.token': Sided;
  'by.initiative': None;
  steps: None;
  step: { readonly step: 'dominant' | 'points' | 'tokens' | 'keep' | 'story' };
  'seal.follow': None;
  'onward.keep': None;
  'onward.end': None;
  keep: None;
  'keep.waiting': None;
  'keep.nth': N;
  'seal.keep': N;
  once: None;
  'chapter.next': { readonly n: string };

  draft: None;
  'draft.waiting': None;
  'draft.taken': None;
  'page.back': None;
  'page.on': None;
  'seal.stay': None;
  ladder: None;
  'automa.lot': None;
  'automa.lot.text': None;
  'automa.choose': None;
  'automa.symbols': None;
  'automa.first': None;
  'automa.second': None;
  'automa.awake': None;
  'automa.golden': None;
  'automa.starts': N;
  'seal.face': None;

  epilogue: None;
  'epilogue.n': N;
  hero: None;
  'hero.margin': N & Name;
  final: None;
  source: { readonly source: Source; readonly story: StoryId };
  'source.short': { readonly source: Source };
  total: None;
  chart: None;

  'read.back': None;
  'allies.count': N;
  'timeline.of': None;
  thinking: None;
  'automa.would': { readonly n: number };
  reminder: None;
  'reminder.step': { readonly step: 'chapter' | 'pick' | 'cards' | 'flip' | 'token' | 'score' | 'keep' | 'end' };

  'where.setup': None;
  'where.turn': { readonly chapter: string; readonly n: number };
  'where.end': { readonly chapter: string };
  'where.over': None;
  phases: None;
  phase: { readonly phase: 'choose' | 'play' | 'destiny' };
  log: None;
  help: None;
  'help.nothing': None;
  'help.waiting': { readonly names: string };
  'help.can': None;
  'help.cannot': None;
  rules: None;
  close: None;
  keys: None;
  'keys.text': None;
  legend: None;
  'legend.banners': None;
  'legend.banner': { readonly letter: string; readonly colour: string };
  'legend.symbols': None;
  'legend.fill': { readonly fill: 'left' | 'right' | 'idle' | 'lost' | 'bronze' };
  'legend.arrows': None;
  'legend.idle': None;
  lens: None;
  'hero.who': None;
  'legend.symbol': None;
  'new.stars': N;
  'new.characterOf': Name;
  'new.fixed': None;
  'new.open': None;
  'end.again': None;
  'end.chronicle': None;
  'end.chapter': { readonly n: string };
  'end.why': { readonly name: string };
  'end.opened': { readonly story: StoryId };
  'end.other': None;
  'end.replay': None;
  'end.fair': None;
  'end.save': None;
  'lens.plain': None;
}
