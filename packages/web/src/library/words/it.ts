import type { Texts } from '@medallion/words';
import type { LibraryMessages } from './shape.ts';

export const library: Texts<LibraryMessages> = {
  'rules.welcome':
    'Le regole come le giochiamo a questo tavolo, con parole nostre. Ogni paragrafo ha il suo numero; gli stessi numeri compaiono nella cronaca e accanto a tutto ciò che non è possibile.',
  'rules.unknown': 'Qui non c’è nessun paragrafo {clause}. Cercalo nell’indice.',
  'rules.search': 'Cerca nelle regole',
  'rules.contents': 'Indice',
  'rules.found': 'Che cosa è stato trovato',
  'rules.results':
    '{n, plural, =0 {Non è stato trovato nulla. Prova con una parola più corta.} one {# passo} other {# passi}}',
  'rules.glossary': 'Glossario',
  'rules.glossary.text': 'Le parole del regolamento, e come le chiamano le altre tre edizioni.',
  'rules.glossary.ours': 'Le parole del gioco nelle quattro lingue di questo tavolo.',
  'rules.rulings': 'Decisioni sulle lacune',
  'rules.editions': 'Le edizioni a confronto',
  'rules.englishOnly': 'Questa pagina è scritta solo in inglese.',
  'rules.opening': 'Il libro si sta aprendo…',
  'rules.missing': 'Non è stato possibile caricare le regole. Controlla la connessione e riaprile.',
  'rules.back': 'Torna a ciò che leggevi prima',
  'rules.begin': 'Comincia a leggere: {game}',
  'rules.next': 'Avanti: {title}',
};
