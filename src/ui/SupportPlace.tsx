import { createContext, type ReactNode, use } from 'react';

const SupportContext = createContext<ReactNode>(null);

/** Provides the link to support; without it, errors offer none. */
export const SupportPlaceProvider = SupportContext.Provider;

export const SupportPlace = () => use(SupportContext);
