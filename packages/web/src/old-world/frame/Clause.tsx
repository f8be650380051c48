export { Clause } from '../../library/Clause.tsx';
