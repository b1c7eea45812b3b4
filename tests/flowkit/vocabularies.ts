import { z } from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** The words of closed vocabularies by their path in a value, such as `payment.received[].settlement`. */
export type Vocabularies = ReadonlyMap<string, ReadonlySet<string>>;

/** Every closed vocabulary in a schema: enumerations, and literals that discriminate a union. */
export function vocabulariesIn(schema: z.ZodMiniObject): Vocabularies {
  const found = new Map<string, Set<string>>();
  const root = jsonSchemaOf(schema);
  const into = (at: SchemaPosition, within: readonly Schema[]): void => {
    if (within.includes(at.schema)) return;
    addTo(found, at.path, vocabularyWords(at.schema));
    for (const part of childPositions(root, at)) into(part, [...within, at.schema]);
  };
  into({ path: '', schema: root, values: [] }, []);
  return found;
}

export function wordsUsedBy(schema: z.ZodMiniObject, values: readonly unknown[]): Vocabularies {
  const said = new Map<string, Set<string>>();
  const root = jsonSchemaOf(schema);
  const into = (at: SchemaPosition): void => {
    if (at.values.length === 0) return;
    const words = vocabularyWords(at.schema);
    addTo(
      said,
      at.path,
      words.filter((word) => at.values.some((value) => String(value) === word)),
    );
    for (const part of childPositions(root, at)) into(part);
  };
  into({ path: '', schema: root, values });
  return said;
}

interface SchemaPosition {
  readonly path: string;
  readonly schema: Schema;
  readonly values: readonly unknown[];
}

const jsonSchemaOf = (schema: z.ZodMiniObject): Schema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' });

function addTo(vocabularies: Map<string, Set<string>>, path: string, words: readonly string[]): void {
  if (words.length > 0) vocabularies.set(path, new Set([...(vocabularies.get(path) ?? []), ...words]));
}

const vocabularyWords = ({ enum: all = [], const: one }: Schema): readonly string[] =>
  [...all, one].filter((word) => typeof word === 'string' || typeof word === 'number').map(String);

/** Children of a schema part; union options and references have the path of the part itself. */
function childPositions(root: Schema, { path, schema, values }: SchemaPosition): readonly SchemaPosition[] {
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), resolveReference(root, schema.$ref)];
  const properties = Object.entries(schema.properties ?? {});
  const items = Array.isArray(schema.items) ? [] : [schema.items];
  const objects = values.filter(isObject);
  const parts: readonly { path: string; of: Schema | boolean | undefined; values: readonly unknown[] }[] = [
    ...options.map((of) => ({ path, of, values })),
    ...properties.map(([name, of]) => ({
      path: path === '' ? name : `${path}.${name}`,
      of,
      values: objects.map((value) => value[name]),
    })),
    ...items.map((of) => ({ path: `${path}[]`, of, values: values.filter((value) => Array.isArray(value)).flat() })),
    { path: `${path}{}`, of: schema.additionalProperties, values: objects.flatMap((value) => Object.values(value)) },
  ];
  return parts.flatMap(({ of, values: inside, ...part }) =>
    typeof of === 'object' ? [{ ...part, schema: of, values: inside.filter((value) => value != null) }] : [],
  );
}

const resolveReference = (root: Schema, ref: string | undefined): Schema | boolean | undefined =>
  ref === '#' ? root : root.$defs?.[ref?.replace('#/$defs/', '') ?? ''];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
