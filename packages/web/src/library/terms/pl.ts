import type { Meanings } from './meanings.ts';

export const meanings: Meanings = {
  trail: {
    forms: 'trop(?:u|y|em|ów|ie|owi)?',
    means: 'Zakryty żeton terenu potwora przy twojej planszy. Kto go ma, w walce z tym potworem uderza pierwszy.',
  },
  fatigue: {
    forms: 'zmęczeni(?:e|a|u|em)',
    means: 'Cena trofeum: z każdym krokiem na torze reputacji usuwasz z gry tyle własnych kart, ile tam podano.',
  },
  level: {
    forms: 'poziom(?:u|ie|y|em|ów|owi)?',
    means:
      'Poziom wiedźmina rośnie, gdy wszystkie cztery atrybuty są od niego wyższe; poziom potwora mówi, jak jest silny.',
  },
  extension: {
    forms: 'przedłuże(?:nie|nia|niu|niem|ń|niach)',
    means:
      'Kolorowe wypustki przy prawej krawędzi karty. W kombinacji może po niej pójść karta tego koloru, a użyte przedłużenie też się liczy.',
  },
  combo: {
    forms: 'kombinacj(?:a|i|ę|ą|e)',
    means: 'Karty wykładane jedna po drugiej w turze walki, każda w kolorze jednego z przedłużeń poprzedniej.',
  },
  shield: {
    forms: 'tarcz(?:a|y|ę|ą|e)',
    means: 'Przyjmuje obrażenia przed twoimi kartami, punkt po punkcie. Jej granicę wyznacza Obrona.',
  },
  lifePool: {
    forms: 'tali(?:a|i|ę|ą) wytrzymałości',
    means:
      'W walce: talia i stos kart odrzuconych, potasowane razem. Wraz z ręką to twoje życie: punkt obrażeń to karta.',
  },
  trash: {
    forms: 'usu(?:ń|wasz|nięta|nięcie|nąć) z gry',
    means: 'Karta usunięta z gry odchodzi na zawsze; odrzucona kiedyś wraca.',
  },
  trophy: {
    forms: 'trofe(?:um|a|ów|om|ami)',
    means: 'Za pokonanie potwora lub wiedźmina albo za medytację. Cztery wygrywają grę, a każde ma swoją moc.',
  },
  quest: {
    forms: 'zada(?:nie|nia|niu|niem|ń)',
    means: 'Karta z miejscem. Idź tam i wykonaj ją w fazie I: jej opowieść toczy się dalej.',
  },
  meditate: {
    forms: 'medyt(?:acja|acji|ację|ować|uj|ujesz)',
    means: 'W fazie II, z atrybutem na poziomie 5: zdobywasz trofeum tego atrybutu.',
  },
};
