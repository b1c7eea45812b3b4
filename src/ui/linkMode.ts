import { createContext, use } from 'react';

/** How a page opens: by the link, by leaving for a page of the surrounding application, or not at all from here. */
export type LinkMode = 'link' | 'elsewhere' | { readonly leave: () => void };

const LinkModeContext = createContext<(href: string) => LinkMode>(() => 'link');

/** Sets which pages are available; without it, all are. */
export const LinkModeProvider = LinkModeContext.Provider;

export const useLinkMode = (href: string): LinkMode => use(LinkModeContext)(href);
