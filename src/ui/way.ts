import { createContext, use } from 'react';

/** How a page opens: by the link, by leaving for a page of the surrounding application, or not at all from here. */
export type Way = 'link' | 'elsewhere' | { readonly leave: () => void };

const WayContext = createContext<(href: string) => Way>(() => 'link');

/** Sets which pages are available; without it, all are. */
export const WayProvider = WayContext.Provider;

export const useWay = (href: string): Way => use(WayContext)(href);
