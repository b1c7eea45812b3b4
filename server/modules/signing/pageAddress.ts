import type { Settings } from '../../settings/settings.ts';

/** For the way back from a provider. */
export const pageAddress = ({ pages, public_url }: Pick<Settings, 'pages' | 'public_url'>, path: string): string =>
  `${pages.origins[0] ?? public_url ?? ''}${pages.base}${path}`;
