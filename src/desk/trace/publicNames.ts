import type { CatalogueNames } from '#contract/calls/desk.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Trace } from '#pathways/trace/format.ts';
import { isRedactionMark } from '#pathways/trace/redaction.ts';
import type { CatalogueIdField } from '../../flowkit/steps/stepFormatter.ts';

/** Null if the catalogue does not have the id. */
export type NameLookup = (kind: CatalogueIdField, id: string) => LocalizedText | null;

type Fields = Readonly<Record<string, unknown>>;
type NamedItem = { readonly name: LocalizedText };
type NamedItemsById = Readonly<Record<CatalogueIdField, ReadonlyMap<string, NamedItem>>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namedItemsById = (names: CatalogueNames | null): NamedItemsById => ({
  plan_id: new Map(names?.plans.map((one) => [one.plan_id, one])),
  addon_id: new Map(names?.addons.map((one) => [one.addon_id, one])),
  service_id: new Map(names?.services.map((one) => [one.service_id, one])),
});

export const createNameLookup = (names: CatalogueNames | null): NameLookup => {
  const sold = namedItemsById(names);
  return (kind, id) => sold[kind].get(id)?.name ?? null;
};

/**
 * Replaces redaction marks with public names. A trace holds the ids of products beside the marks of their names, so the
 * catalogue reveals which text a mark replaces; equal marks are equal texts. A mark with two candidate texts stays.
 * Unit size and period of an add-on are those of the current catalogue, not of the recording.
 */
export function createMarkFiller(names: CatalogueNames | null, trace: Trace): (value: unknown) => unknown {
  const sold = namedItemsById(names);
  const texts = new Map<string, string | null>();
  const learn = (mark: string, text: string) => texts.set(mark, (texts.get(mark) ?? text) === text ? text : null);
  collectMarkTexts([trace.from.context, trace.entries.map(({ event }) => event)], sold, learn);
  const fill = (value: unknown): unknown => {
    if (isRedactionMark(value)) return texts.get(value) ?? value;
    if (Array.isArray(value)) return value.map(fill);
    if (!isFields(value)) return value;
    const filled = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
    const addon = names?.addons.find(({ addon_id }) => addon_id === value.addon_id);
    if (addon === undefined || !('per_year' in value)) return filled;
    const { unit_size, per_year } = addon;
    return { ...filled, unit_size, per_year };
  };
  return fill;
}

type OnMarkText = (mark: string, text: string) => void;

const catalogueIdFields: readonly CatalogueIdField[] = ['plan_id', 'addon_id', 'service_id'];

function collectMarkTexts(value: unknown, sold: NamedItemsById, learn: OnMarkText): void {
  if (typeof value !== 'object' || value === null) return;
  for (const kind of catalogueIdFields) {
    const id = isFields(value) ? value[kind] : null;
    if (typeof id === 'string') compare(value, sold[kind].get(id), learn);
  }
  for (const inner of Object.values(value)) collectMarkTexts(inner, sold, learn);
}

/** Walks a recorded and a known value in parallel: learns the text behind each mark. */
function compare(recorded: unknown, known: unknown, learn: OnMarkText): void {
  if (isRedactionMark(recorded) && typeof known === 'string') learn(recorded, known);
  if (Array.isArray(recorded) && Array.isArray(known) && recorded.length === known.length) {
    for (const [index, item] of recorded.entries()) compare(item, known[index], learn);
  }
  if (!isFields(recorded) || !isFields(known)) return;
  for (const [name, inner] of Object.entries(recorded)) compare(inner, known[name], learn);
}
