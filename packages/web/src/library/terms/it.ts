import type { Meanings } from './meanings.ts';

export const meanings: Meanings = {
  trail: {
    forms: 'tracc(?:ia|e)',
    means:
      'Un segnalino del terreno di un mostro, coperto, accanto alla tua plancia. Chi lo ha colpisce per primo nello scontro con quel mostro.',
  },
  fatigue: {
    forms: 'stanchezza',
    means: 'Il prezzo di un trofeo: a ogni passo sul tracciato trofei elimini tante carte tue quante vi sono indicate.',
  },
  level: {
    forms: 'livell[oi]',
    means:
      'Il livello di un witcher sale appena tutti e quattro gli attributi lo superano; quello di un mostro dice quanto è forte.',
  },
  extension: {
    forms: 'estension[ei]',
    means:
      'Le linguette colorate sul bordo destro di una carta. In una combo può seguire una carta di quel colore, e l’estensione usata conta.',
  },
  combo: {
    forms: 'combo',
    means:
      'Carte giocate una dopo l’altra in un turno di scontro, ognuna di un colore tra le estensioni della precedente.',
  },
  shield: {
    forms: 'scud[oi]',
    means: 'Prende i danni prima delle tue carte, punto per punto. Il suo limite lo dice Difesa.',
  },
  lifePool: {
    forms: 'mazzo vita',
    means: 'Nello scontro: mazzo e scarti mescolati insieme. Con la mano è la tua vita: un punto danno è una carta.',
  },
  trash: {
    forms: 'elimina(?:re|ta|te|to|ti)?',
    means: 'Una carta eliminata lascia il mazzo per sempre; una scartata ritorna.',
  },
  trophy: {
    forms: 'trofe[oi]',
    means:
      'Si ottiene sconfiggendo mostri e witcher o con la meditazione. Quattro fanno vincere, e ognuno ha un potere.',
  },
  quest: {
    forms: 'mission[ei]',
    means: 'Una carta con un luogo. Vacci e risolvila nella Fase I: il suo racconto prosegue.',
  },
  meditate: {
    forms: 'medita(?:re|zione|zioni)?',
    means: 'Nella Fase II, con un attributo a livello 5: ottieni il trofeo di quell’attributo.',
  },
};
