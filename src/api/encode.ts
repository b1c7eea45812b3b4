import { z } from 'zod/mini';

type PlainFields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Removes empty fields at the top level only. */
export const withoutEmpty = (fields: PlainFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

export function encodeQuery(schema: z.ZodMiniObject, query: PlainFields): URLSearchParams {
  const encoded = z.encode(schema, withoutEmpty(query));
  return new URLSearchParams(Object.entries(encoded).map(([name, value]) => [name, String(value)]));
}

/** Files unchanged, lists as repeated fields, objects as JSON text. */
export function encodeForm(body: PlainFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(withoutEmpty(body))) {
    for (const item of Array.isArray(value) ? value : [value]) appendTo(form, name, item);
  }
  return form;
}

function appendTo(form: FormData, name: string, value: unknown): void {
  if (value instanceof Blob) form.append(name, value);
  else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}
