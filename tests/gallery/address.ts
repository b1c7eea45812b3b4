import { type Language, languages } from '#contract/languages.ts';
import { pseudoLanguage } from './pseudo.ts';

/** The languages of the product, and one in which texts are longer and nothing is to be read. */
export const galleryLanguages = [...languages, pseudoLanguage] as const;
export type GalleryLanguage = Language | typeof pseudoLanguage;

/** In what the gallery shows something. */
export interface Look {
  readonly language: GalleryLanguage;
  /** Null for what the system asks for. */
  readonly scheme: 'light' | 'dark' | null;
  readonly width: 360 | 1280;
}

export const widths = [360, 1280] as const satisfies readonly Look['width'][];
export const schemes = ['light', 'dark'] as const;

/** One thing that is shown by itself: a component, or a flow, at its beginning or at a place. */
export type Exhibit =
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'flow'; readonly flow: string; readonly place: string | null };

/** What an address of the gallery asks for; without an exhibit all of them. */
export function readAddress(query: string): { readonly exhibit: Exhibit | null; readonly look: Look } {
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

/** The query of an address that shows an exhibit, or all of them. */
export function addressOf(exhibit: Exhibit | null, { language, scheme, width }: Look): string {
  const query = new URLSearchParams({ language, width: String(width), ...(scheme !== null && { scheme }) });
  if (exhibit?.kind === 'component') query.set('component', exhibit.name);
  if (exhibit?.kind === 'flow') query.set('flow', exhibit.flow);
  if (exhibit?.kind === 'flow' && exhibit.place !== null) query.set('place', exhibit.place);
  return `?${query}`;
}
