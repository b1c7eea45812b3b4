import { createContext, type ReactNode, use } from 'react';

const SupportContext = createContext<ReactNode>(null);

/** Gives the parts the application's way to support; without it they offer none. */
export const SupportPlaceProvider = SupportContext.Provider;

/** Where the way to support stands beside what went wrong. */
export const SupportPlace = () => use(SupportContext);
