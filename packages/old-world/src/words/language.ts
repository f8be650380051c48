/** The languages of the table. */
export { LANGUAGES, type Language } from '@medallion/words';
