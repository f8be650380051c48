/** What is said about plans, in four languages: so little that it is fetched together. */

import type { Texts } from '@medallion/words';
import { vocabulary } from '../../kit/vocabulary.ts';

type None = Readonly<Record<never, never>>;

export interface PlanMessages {
  plan: None;
  'plan.begin': None;
  'plan.more': None;
  'plan.on': None;
  'plan.none': None;
  'plan.back': None;
  'plan.done': None;
  'plan.forget': None;
  'plan.go': None;
  'plan.changed': None;
  'plan.gone': None;
}

const en: Texts<PlanMessages> = {
  plan: 'Your plan',
  'plan.begin': 'Plan ahead',
  'plan.more': 'Plan on',
  'plan.on': 'You are planning: choose what you would do. Nothing happens before your turn.',
  'plan.none': 'Nothing is planned yet.',
  'plan.back': 'One step back',
  'plan.done': 'Leave it at that',
  'plan.forget': 'Forget the plan',
  'plan.go': 'As planned',
  'plan.changed': 'Your plan does not hold any more:',
  'plan.gone': 'Where you stand, or what you hold, has changed.',
};
const pl: Texts<PlanMessages> = {
  plan: 'Twój plan',
  'plan.begin': 'Zaplanuj z góry',
  'plan.more': 'Planuj dalej',
  'plan.on': 'Planujesz: wybierz, co chcesz zrobić. Nic się nie stanie przed twoją turą.',
  'plan.none': 'Jeszcze nic nie zaplanowano.',
  'plan.back': 'Krok wstecz',
  'plan.done': 'Tak zostawiam',
  'plan.forget': 'Porzuć plan',
  'plan.go': 'Zgodnie z planem',
  'plan.changed': 'Twój plan jest już nieaktualny:',
  'plan.gone': 'Zmieniło się miejsce, w którym stoisz, albo to, co masz w ręce.',
};
const it: Texts<PlanMessages> = {
  plan: 'Il tuo piano',
  'plan.begin': 'Pianifica',
  'plan.more': 'Continua il piano',
  'plan.on': 'Stai pianificando: scegli che cosa faresti. Nulla accade prima del tuo turno.',
  'plan.none': 'Non hai ancora pianificato nulla.',
  'plan.back': 'Un passo indietro',
  'plan.done': 'Va bene così',
  'plan.forget': 'Lascia perdere il piano',
  'plan.go': 'Come previsto',
  'plan.changed': 'Il tuo piano non vale più:',
  'plan.gone': 'È cambiato il luogo in cui ti trovi, o ciò che hai in mano.',
};
const ru: Texts<PlanMessages> = {
  plan: 'Ваш план',
  'plan.begin': 'Спланировать заранее',
  'plan.more': 'Планировать дальше',
  'plan.on': 'Вы планируете: выберите, что сделали бы. До вашего хода ничего не произойдёт.',
  'plan.none': 'Пока ничего не запланировано.',
  'plan.back': 'На шаг назад',
  'plan.done': 'Так и оставить',
  'plan.forget': 'Отказаться от плана',
  'plan.go': 'По плану',
  'plan.changed': 'Ваш план больше не годится:',
  'plan.gone': 'Изменилось место, где вы стоите, или то, что у вас на руке.',
};

export const planWords = vocabulary<PlanMessages>({
  en: async () => en,
  pl: async () => pl,
  it: async () => it,
  ru: async () => ru,
});
