import { createContext, use } from 'react';
import { defaultSiteName } from '#contract/siteName.ts';

const SiteName = createContext(defaultSiteName);
export const SiteNameProvider = SiteName.Provider;

/** What the deployment calls itself. */
export const useSiteName = (): string => use(SiteName);

/** What a window is called that shows a page. */
export const useWindowTitle = (title: string): string => `${title} · ${useSiteName()}`;
