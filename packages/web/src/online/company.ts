import { createContext, type ReactNode } from 'react';

/** What the header of a table shows of the people around it, where they are elsewhere: unset at a table of this device. */
export const CompanyContext = createContext<ReactNode>(undefined);
