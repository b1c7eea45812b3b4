import { createContext, use } from 'react';
import { defaultSiteName } from '#contract/siteName.ts';

const SiteName = createContext(defaultSiteName);
export const SiteNameProvider = SiteName.Provider;

export const useSiteName = (): string => use(SiteName);

export const useWindowTitle = (title: string): string => `${title} · ${useSiteName()}`;
