import type { Texts } from '@medallion/words';
import type { PageMessages } from './shape.ts';

export const page: Texts<PageMessages> = {
  'app.motto': 'due giochi, un tavolo e qualcuno che regga la candela',
  'app.unofficial': 'Un tavolo non ufficiale, disegnato e scritto da zero.',
  'app.home': 'Medallion, alla prima pagina',
  'app.language': 'Lingua',
  'app.about': 'Informazioni e crediti',
  'app.close': 'Chiudi',

  'home.online': 'Con gli amici online',
  'home.daily': 'La caccia del giorno',
  'home.tables': 'Tavoli online',
  'home.poker.text': 'Il tavolo di prova nell’angolo della locanda: cinque dadi, un solo ritiro, 3 Oro nel piatto.',
  'home.poker.play': 'Siediti ai dadi',
  'home.poker.resume': 'Riprendi la partita',
  'home.poker.resumeText': 'La tua partita è ancora sul tavolo.',
  'home.resume.turn': 'Turno {n}, {when}',
  'home.pd.text': 'Un racconto in tre capitoli, e ognuno al tavolo lo tira dalla sua parte.',
  'home.ow.text': 'Prendi contratti su un continente disegnato; arriva a quattro trofei prima degli altri.',
  'home.way.alone': 'In solitario',
  'home.way.bots': 'Con rivali',
  'home.way.hotseat': 'A turno',
  'home.resume': 'Torna al tavolo',
  'home.turns': '{n, plural, one {Un tavolo ti aspetta} other {# tavoli ti aspettano}}',
  'home.resume.with': '{title} con {names}',
  'home.resume.alone': '{title}, in solitario',
  'home.resume.answers': '{n, plural, one {# risposta} other {# risposte}}, {when}',

  'game.old-world-poker': 'Poker coi dadi',
  'game.path-of-destiny': 'Il sentiero del destino',
  'game.old-world': 'Vecchio Mondo',

  'about.back': 'Alla prima pagina',

  'clause.label': 'La regola {clause}',

  'offline.ready': 'Una nuova versione del tavolo è pronta.',
  'offline.reload': 'Usala ora',
  'offline.later': 'Più tardi',

  'collection.title': 'Collezione',

  'rules.title': 'Regole',

  'settings.title': 'Impostazioni',

  'guide.offer': 'Prima volta? Gioca il primo turno con una guida',
  'guide.offer.chapter': 'Prima volta? Gioca il primo capitolo con una guida',
  'guide.lesson.fight': 'Lezione 2: uno scontro',
  'guide.lesson.road': 'Lezione 3: missioni, tracce, dadi',
};
