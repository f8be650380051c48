import { vocabulary } from '../../kit/vocabulary.ts';
import type { TeacherMessages } from './shape.ts';

/** What the teacher says. */
export const teacherWords = vocabulary<TeacherMessages>({
  en: () => import('./en.ts').then(({ teacher }) => teacher),
  pl: () => import('./pl.ts').then(({ teacher }) => teacher),
  it: () => import('./it.ts').then(({ teacher }) => teacher),
  ru: () => import('./ru.ts').then(({ teacher }) => teacher),
});
