import { createContext, type ReactNode, use } from 'react';

const SupportLinkContext = createContext<ReactNode>(null);

/** Provides the link to support; without it, errors offer none. */
export const SupportLinkProvider = SupportLinkContext.Provider;

export const SupportLink = () => use(SupportLinkContext);
