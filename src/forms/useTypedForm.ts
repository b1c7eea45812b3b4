import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldFault } from '#machines/kit/fieldFaults.ts';
import { useFormats, useIsRecord } from '../i18n/useFormats.ts';
import { faultsIn, isOptional, mostIn, ownWordsIn, understoodText } from './check.ts';
import { type CheckedForm, useReported } from './checkedForm.ts';
import { faultText } from './issueWords.ts';
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
  /** Submits what belongs to it and has a form of its own, a code for example, before the form is checked. */
  readonly before?: () => void;
  /** Hears of a form against which nothing stands. */
  readonly submit?: (understood: Understood) => void;
  /** Hears of a form that was submitted, and against which something stands. */
  readonly refuse?: () => void;
  /** Where the run of a flow keeps what the form shows against its fields: shown again after a reload, and in a record. */
  readonly checked?: CheckedForm;
  /** The fields of which what was typed is accepted with a warning. */
  readonly doubts?: readonly (keyof Values & string)[];
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
  const names = Object.keys(shape);
  const { checked, doubts = [] } = options;
  const isRecord = useIsRecord();
  const [before] = useState(() => shownBefore(checked));
  const [submitted, setSubmitted] = useState<Submitted>({ times: 0, refused: before.summary });

  /** What is shown of some values where these fields were refused. */
  const shownOf = (typed: TypedValues, refused: readonly string[]): ReadonlyMap<string, FieldFault> => {
    const faults = faultsIn(options.schema, typed);
    const shown = names.flatMap((name): (readonly [string, FieldFault])[] => {
      const fault = faults.get(name);
      const isLeft = touchedFields[name] === true || before.field.includes(name);
      if (fault !== undefined && refused.includes(name)) return [[name, { ...fault, shown: 'summary' }]];
      if (fault !== undefined && isLeft) return [[name, { ...fault, shown: 'field' }]];
      return doubts.includes(name) ? [[name, { code: 'doubtful', limit: null, shown: 'field' }]] : [];
    });
    return new Map(shown);
  };
  // What was typed is not in a record: it shows what was recorded, and judges nothing.
  const shown = isRecord
    ? new Map(Object.entries(checked?.faults ?? {}).filter(([name]) => names.includes(name)))
    : shownOf({ ...options.typed, ...values }, submitted.refused);
  const report = useReported(checked, names, shown, isRecord);

  const problemOf = (name: string): string | null => {
    const fault = shown.get(name);
    const said = told.get(name);
    if (said !== undefined || fault === undefined || fault.code === 'doubtful') return said ?? null;
    return faultText(fault, ownWordsIn(options.schema, name, fault.code), i18n, formats);
  };
  const isInSummary = (name: string) => shown.get(name)?.shown === 'summary';
  const field = (name: string) => ({
    id: `${options.id}-${name}`,
    label: labels.get(name) ?? name,
    isOptional: isOptional(shape[name]),
    most: mostIn(shape[name]),
    problem: problemOf(name),
    isInSummary: isInSummary(name),
    isDoubtful: shown.get(name)?.code === 'doubtful',
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
    options.before?.();
    settle();
    const read = options.schema.safeParse(current());
    const refused = [...faultsIn(options.schema, current()).keys()];
    // First, so that the flow knows what is at fault when it hears of the submission.
    report(shownOf(current(), refused));
    if (read.success) options.submit?.(read.data);
    else options.refuse?.();
    setSubmitted(({ times }) => ({ times: times + 1, refused }));
  };

  const clear = () => {
    reset(options.typed);
    setSubmitted(({ times }) => ({ times, refused: [] }));
  };

  const toldNames = [...told].flatMap(([name, words]) => (words === undefined ? [] : [name]));
  const summary = [...labels.keys()]
    .filter((name) => isInSummary(name) || toldNames.includes(name))
    .map(field)
    .flatMap(({ id, label, problem }) => (problem === null ? [] : [{ id, label, words: problem }]));
  return { control, field, keep, clear, understood, submit, summary, attempt: submitted.times };
}

/** What a form had shown when it was shown before: at its fields, and in the summary. */
function shownBefore(checked: CheckedForm | undefined) {
  const faults = Object.entries(checked?.faults ?? {}).filter(([, { code }]) => code !== 'doubtful');
  const at = (place: FieldFault['shown']) => faults.flatMap(([name, { shown }]) => (shown === place ? [name] : []));
  return { field: at('field'), summary: at('summary') };
}
