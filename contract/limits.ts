/** What a body may hold, unless its call says otherwise. Nothing beyond is read, let alone parsed. */
export const bodyLimits = {
  bytes: 64 * 1024,
  /** Fields of a form, files among them. */
  fields: 100,
  /** Values of JSON text, however they are nested. */
  values: 2000,
  /** Arrays and objects of JSON text within each other. */
  depth: 20,
} as const;

/** How often something may be done: `times` at once, and as many again in each `seconds`. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** What the body of a call needs for a long text and its other fields. */
export const bytesOfText = (characters: number): number => characters * 3 + bodyLimits.bytes;
