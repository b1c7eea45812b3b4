import { createContext, use } from 'react';

const Sells = createContext(true);
export const SellsProvider = Sells.Provider;

/** Whether the host of the page sells: where it does not, no page leads to the store. */
export const useSells = (): boolean => use(Sells);
