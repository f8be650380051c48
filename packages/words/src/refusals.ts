/** Why the kernel did not accept an answer, where no rule of a game is the reason. */
import type { Language, Texts } from './say.ts';

interface Detail {
  /** What exactly, where there is something to say about it. */
  readonly detail: string;
}

export interface RefusalParams {
  malformed: Detail;
  stale: Detail;
  'unknown-seat': Detail;
  'unknown-ask': Detail;
  'not-your-ask': Detail;
  'already-answered': Detail;
  'unknown-option': Detail;
  'game-over': Detail;
  'cannot-undo': Detail;
  'rules-fault': Detail;
}

export const REFUSALS: Readonly<Record<Language, Texts<RefusalParams>>> = {
  en: {
    malformed: 'That is not an answer ({detail}).',
    stale: 'The table has moved on. Look again.',
    'unknown-seat': 'There is no such seat.',
    'unknown-ask': 'That question is no longer open.',
    'not-your-ask': 'Somebody else is asked.',
    'already-answered': 'You have answered already.',
    'unknown-option': 'There is no such answer.',
    'game-over': 'The game is over.',
    'cannot-undo': 'That cannot be taken back: something was revealed, rolled or answered since.',
    'rules-fault': 'Something is wrong with the rules here; the game stands where it stood. ({detail})',
  },
  pl: {
    malformed: 'To nie jest odpowiedź ({detail}).',
    stale: 'Na stole coś się zmieniło. Spójrz jeszcze raz.',
    'unknown-seat': 'Nie ma takiego miejsca przy stole.',
    'unknown-ask': 'To pytanie nie jest już aktualne.',
    'not-your-ask': 'To pytanie jest do kogoś innego.',
    'already-answered': 'Twoja odpowiedź już padła.',
    'unknown-option': 'Nie ma takiej odpowiedzi.',
    'game-over': 'Gra jest skończona.',
    'cannot-undo': 'Tego nie można cofnąć: coś już odkryto, rzucono albo ktoś odpowiedział.',
    'rules-fault': 'Zasady mają tu błąd; gra stoi tam, gdzie stała. ({detail})',
  },
  it: {
    malformed: 'Questa non è una risposta ({detail}).',
    stale: 'Il gioco è andato avanti. Guarda di nuovo.',
    'unknown-seat': 'Questo posto al tavolo non esiste.',
    'unknown-ask': 'Questa domanda non è più aperta.',
    'not-your-ask': 'La domanda è per qualcun altro.',
    'already-answered': 'Hai già risposto.',
    'unknown-option': 'Questa risposta non esiste.',
    'game-over': 'La partita è finita.',
    'cannot-undo': 'Non si può annullare: nel frattempo qualcosa è stato rivelato, tirato o risposto.',
    'rules-fault': 'Qui c’è un errore nelle regole; la partita resta dov’era. ({detail})',
  },
  ru: {
    malformed: 'Это не ответ ({detail}).',
    stale: 'На столе уже всё иначе. Взгляните ещё раз.',
    'unknown-seat': 'Такого места за столом нет.',
    'unknown-ask': 'Этот вопрос уже закрыт.',
    'not-your-ask': 'Вопрос не к вам.',
    'already-answered': 'Вы уже ответили.',
    'unknown-option': 'Такого ответа нет.',
    'game-over': 'Игра окончена.',
    'cannot-undo': 'Это нельзя отменить: с тех пор что-то открыли, бросили или кто-то ответил.',
    'rules-fault': 'Здесь ошибка в правилах; игра стоит там, где стояла. ({detail})',
  },
};
