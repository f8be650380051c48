/** How the tables of the telling are filled. */
export { by, type Say as Sayer, speaker as sayer } from '@medallion/words';
