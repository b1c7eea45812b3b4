import { createContext, use } from 'react';

/** How the page of a link is reached: by the link, by leaving for a page of the surrounding application, or not from here. */
export type Way = 'link' | 'elsewhere' | { readonly leave: () => void };

const WayContext = createContext<(href: string) => Way>(() => 'link');

/** Tells the parts which pages are shown where they run; without it all are. */
export const WayProvider = WayContext.Provider;

/** How the page of a link is reached from where the pages run. */
export const useWay = (href: string): Way => use(WayContext)(href);
