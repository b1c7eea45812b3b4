import { z } from 'zod/mini';
import { defineMigration, type Migration } from './migration.ts';

type Names = Readonly<Record<string, string>>;

/** The names of states that all flows share, in versions before they were renamed. */
const commonStates: Names = {
  absent: 'notFound',
  asked: 'missing',
  given: 'provided',
  left: 'skipped',
  lookingUp: 'checkingOutcome',
  sorting: 'routing',
  timesUnread: 'timesLoadFailed',
  unread: 'loadFailed',
};

const record = z.record(z.string(), z.unknown());
const withFormValues = z.looseObject({ entered: record });
type Fields = z.infer<typeof record>;

/** A state is named with its parent (`authorisation.given`) where its name alone does not say which one is meant. */
function renameStates(value: unknown, names: Names, parent = ''): unknown {
  const nameOf = (name: string) => names[`${parent}.${name}`] ?? names[name] ?? name;
  if (typeof value === 'string') return nameOf(value);
  const { data } = record.safeParse(value);
  if (data === undefined) return value;
  return Object.fromEntries(
    Object.entries(data).map(([name, inner]) => [nameOf(name), renameStates(inner, names, name)]),
  );
}

const renameFields = (object: Fields, names: Names): Fields =>
  Object.fromEntries(Object.entries(object).map(([name, saved]) => [names[name] ?? name, saved]));

/** The form values are in `entered`, both in the context and in the user's input. */
function renameFormValues(parent: unknown, names: Names): unknown {
  const { data } = withFormValues.safeParse(parent);
  return data === undefined ? parent : { ...data, entered: renameFields(data.entered, names) };
}

interface Renames {
  /** Besides those that all flows share. */
  readonly states?: Names;
  /** Of the context. */
  readonly fields?: Names;
  readonly formValues?: Names;
}

/** From a version with older names of states, context fields and form values; their meaning is the same. */
export const renameMigration = (from: number, { states = {}, fields = {}, formValues = {} }: Renames = {}): Migration =>
  defineMigration(
    from,
    z.object({ value: z.unknown(), context: record, userInput: z.unknown() }),
    ({ value, context, userInput }) => ({
      value: renameStates(value, { ...commonStates, ...states }),
      context: renameFormValues(renameFields(context, fields), formValues),
      userInput: renameFormValues(userInput, formValues),
    }),
  );
