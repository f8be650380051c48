/** What the first page says, and what stands on every page. Fetched before anything is drawn. */

import type { None } from '@medallion/words';

export interface PageMessages {
  'app.motto': None;
  'app.unofficial': None;
  'app.home': None;
  'app.language': None;
  'app.about': None;
  'app.close': None;

  'home.online': None;
  'home.daily': None;
  'home.tables': None;
  'home.poker.text': None;
  'home.poker.play': None;
  'home.poker.resume': None;
  'home.poker.resumeText': None;
  'home.resume.turn': { readonly n: number; readonly when: string };
  'home.pd.text': None;
  'home.ow.text': None;
  'home.way.alone': None;
  'home.way.bots': None;
  'home.way.hotseat': None;
  'home.resume': None;
  'home.turns': { readonly n: number };
  'home.resume.with': { readonly title: string; readonly names: string };
  'home.resume.alone': { readonly title: string };
  'home.resume.answers': { readonly n: number; readonly when: string };

  'game.old-world-poker': None;
  'game.path-of-destiny': None;
  'game.old-world': None;

  'about.back': None;

  'clause.label': { readonly clause: string };

  'offline.ready': None;
  'offline.reload': None;
  'offline.later': None;

  'collection.title': None;

  'rules.title': None;

  'settings.title': None;

  'guide.offer': None;
  'guide.offer.chapter': None;
  'guide.lesson.fight': None;
  'guide.lesson.road': None;
}
