import { type Language, languages } from '#contract/languages.ts';
import { pseudoLanguage } from './pseudo.ts';

export const galleryLanguages = [...languages, pseudoLanguage] as const;
export type GalleryLanguage = Language | typeof pseudoLanguage;

export interface Display {
  readonly language: GalleryLanguage;
  /** Null: the system's preference. */
  readonly scheme: 'light' | 'dark' | null;
  readonly width: 360 | 1280;
}

export const widths = [360, 1280] as const satisfies readonly Display['width'][];
export const schemes = ['light', 'dark'] as const;

/** A component, or a flow at its start (`place` null) or at a place. */
export type Exhibit =
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'flow'; readonly flow: string; readonly place: string | null };

/** `exhibit` is null for the sheet of all exhibits. */
export function readAddress(query: string): { readonly exhibit: Exhibit | null; readonly look: Display } {
  const asked = new URLSearchParams(query);
  const component = asked.get('component');
  const flow = asked.get('flow');
  const look = {
    language: galleryLanguages.find((one) => one === asked.get('language')) ?? 'en',
    scheme: schemes.find((one) => one === asked.get('scheme')) ?? null,
    width: widths.find((one) => String(one) === asked.get('width')) ?? 1280,
  };
  if (component !== null) return { exhibit: { kind: 'component', name: component }, look };
  if (flow !== null) return { exhibit: { kind: 'flow', flow, place: asked.get('place') }, look };
  return { exhibit: null, look };
}

export function addressOf(exhibit: Exhibit | null, { language, scheme, width }: Display): string {
  const query = new URLSearchParams({ language, width: String(width), ...(scheme !== null && { scheme }) });
  if (exhibit?.kind === 'component') query.set('component', exhibit.name);
  if (exhibit?.kind === 'flow') query.set('flow', exhibit.flow);
  if (exhibit?.kind === 'flow' && exhibit.place !== null) query.set('place', exhibit.place);
  return `?${query}`;
}
