import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormats } from '../i18n/useFormats.ts';
import { isOptional, mostIn, problemsIn, understoodText } from './check.ts';
import type { FieldSchemas, FlagName, FormSchema, TextName, TypedForm, TypedValues } from './typedForm.ts';

interface FormOptions<Values extends TypedValues, Understood, Beside extends string> {
  /** What the ids of its fields begin with: `<id>-<name>`. */
  readonly id: string;
  readonly schema: FormSchema<Values, Understood>;
  /** What is asked for beside what is typed, files for example: only the flow has anything against it. */
  readonly beside?: readonly Beside[];
  /** How all of it is called, in the order of the page. */
  readonly labels: Readonly<Record<(keyof Values & string) | Beside, string>>;
  /** What stands in them at first: what the flow has kept. */
  readonly typed: Values;
  /** Hears of everything that is typed, so that the flow keeps it. */
  readonly keep: (values: Values) => void;
  /** Hears of a form against which nothing stands. */
  readonly submit?: (understood: Understood) => void;
  /** Hears of a form that was submitted, and against which something stands. */
  readonly refuse?: () => void;
  /** Whether it had been refused before it was shown, as after a reload: what stands against its fields is said at once then. */
  readonly wasRefused?: boolean;
  /** What the flow has against it, the server's answers above all: said until the flow takes it back. */
  readonly told?: Readonly<Partial<Record<(keyof Values & string) | Beside, string | undefined>>>;
}

/** How often the form was submitted, and against which fields something stood the last time. */
interface Submitted {
  readonly times: number;
  readonly refused: readonly string[];
}

/**
 * A form. It holds keystrokes and says what stands against them; decisions are the flow's, which hears of all that is
 * typed. What stands against a field is said once the field has been left, or the form was refused.
 */
export function useTypedForm<Values extends TypedValues, Understood, Beside extends string = never>(
  options: FormOptions<Values, Understood, Beside>,
): TypedForm<TextName<Values>, FlagName<Values>, Beside> {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { control, getValues, setValue, reset, formState } = useForm<TypedValues>({ defaultValues: options.typed });
  const { touchedFields } = formState;
  const values = useWatch({ control });
  const shape: FieldSchemas = options.schema.shape;
  const labels = new Map<string, string>(Object.entries(options.labels));
  const told = new Map<string, string | undefined>(Object.entries(options.told ?? {}));
  const current = (): Values => ({ ...options.typed, ...getValues() });
  const problemsNow = () => problemsIn(options.schema, current(), i18n, formats);
  const problems = problemsIn(options.schema, { ...options.typed, ...values }, i18n, formats);
  const [submitted, setSubmitted] = useState<Submitted>({
    times: 0,
    refused: options.wasRefused === true ? [...problems.keys()] : [],
  });

  const problemOf = (name: string): string | null => {
    const isSaid = submitted.refused.includes(name) || touchedFields[name] === true;
    return told.get(name) ?? (isSaid ? (problems.get(name) ?? null) : null);
  };
  const field = (name: string) => ({
    id: `${options.id}-${name}`,
    label: labels.get(name) ?? name,
    isOptional: isOptional(shape[name]),
    most: mostIn(shape[name]),
    problem: problemOf(name),
    isInSummary: submitted.refused.includes(name),
  });
  const understood = (name: string, text: string) => understoodText(shape[name], text);
  const keep = () => options.keep(current());

  /** Writes into the fields what was understood of them: what is submitted is what is shown. */
  const settle = () => {
    const before = Object.entries(current());
    const changed = before.flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      const shown = understood(name, value);
      return shown === value ? [] : [{ name, shown }];
    });
    for (const { name, shown } of changed) setValue(name, shown);
    if (changed.length > 0) keep();
  };
  const submit = () => {
    settle();
    const read = options.schema.safeParse(current());
    if (read.success) options.submit?.(read.data);
    else options.refuse?.();
    setSubmitted(({ times }) => ({ times: times + 1, refused: [...problemsNow().keys()] }));
  };

  const clear = () => {
    reset(options.typed);
    setSubmitted(({ times }) => ({ times, refused: [] }));
  };

  const toldNames = [...told].flatMap(([name, words]) => (words === undefined ? [] : [name]));
  const summary = [...labels.keys()]
    .filter((name) => submitted.refused.includes(name) || toldNames.includes(name))
    .map(field)
    .flatMap(({ id, label, problem }) => (problem === null ? [] : [{ id, label, words: problem }]));
  return { control, field, keep, clear, understood, submit, summary, attempt: submitted.times };
}
