import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldFault } from '#machines/kit/fieldFaults.ts';
import { useFormats, useIsReplay } from '../i18n/useFormats.ts';
import { fieldFaultsIn, isOptional, maxLengthOf, ownMessageIn, parsedText } from './check.ts';
import { type FaultReporting, useFaultReport } from './faultReporting.ts';
import { faultText } from './fieldFaultMessages.ts';
import type { FieldSchemas, FlagName, FormSchema, TextName, TypedForm, TypedValues } from './typedForm.ts';

interface FormOptions<Values extends TypedValues, Understood, Beside extends string> {
  /** Prefix of the field ids: `<id>-<name>`. */
  readonly id: string;
  readonly schema: FormSchema<Values, Understood>;
  /** Fields that are not typed, such as files: only the flow validates them. */
  readonly beside?: readonly Beside[];
  /** In the order of the page. */
  readonly labels: Readonly<Record<(keyof Values & string) | Beside, string>>;
  /** Initial values, from the flow. */
  readonly typed: Values;
  /** Called with every change. */
  readonly keep: (values: Values) => void;
  /** Called before validation: submits a separate form that belongs to it, such as that of a code. */
  readonly before?: () => void;
  /** Called with the parsed values of a valid form. */
  readonly submit?: (understood: Understood) => void;
  /** Called when a submitted form is invalid. */
  readonly refuse?: () => void;
  /** Faults that the run has saved: shown again after a reload, and in a record. */
  readonly checked?: FaultReporting;
  /** Fields whose value is accepted with a warning. */
  readonly doubts?: readonly (keyof Values & string)[];
  /** Problems found by the flow or the server, shown until the flow removes them. */
  readonly problems?: Readonly<Partial<Record<(keyof Values & string) | Beside, string | undefined>>>;
}

/** `refused`: fields with a fault at the last submission. */
interface Submitted {
  readonly times: number;
  readonly refused: readonly string[];
}

/**
 * Holds keystrokes and shows problems; decisions are the flow's, which gets every change. A problem is shown once the
 * field has been left or the form was rejected.
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
  const problems = new Map<string, string | undefined>(Object.entries(options.problems ?? {}));
  const current = (): Values => ({ ...options.typed, ...getValues() });
  const names = Object.keys(shape);
  const { checked, doubts = [] } = options;
  const isRecord = useIsReplay();
  const [before] = useState(() => shownBefore(checked));
  const [submitted, setSubmitted] = useState<Submitted>({ times: 0, refused: before.summary });

  /** Faults to show; those of `refused` fields go into the summary. */
  const shownOf = (typed: TypedValues, refused: readonly string[]): ReadonlyMap<string, FieldFault> => {
    const faults = fieldFaultsIn(options.schema, typed);
    const shown = names.flatMap((name): (readonly [string, FieldFault])[] => {
      const fault = faults.get(name);
      const isLeft = touchedFields[name] === true || before.field.includes(name);
      if (fault !== undefined && refused.includes(name)) return [[name, { ...fault, shown: 'summary' }]];
      if (fault !== undefined && isLeft) return [[name, { ...fault, shown: 'field' }]];
      return doubts.includes(name) ? [[name, { code: 'doubtful', limit: null, shown: 'field' }]] : [];
    });
    return new Map(shown);
  };
  // A record does not have the typed values: it shows the recorded faults and validates nothing.
  const shown = isRecord
    ? new Map(Object.entries(checked?.faults ?? {}).filter(([name]) => names.includes(name)))
    : shownOf({ ...options.typed, ...values }, submitted.refused);
  const report = useFaultReport(checked, names, shown, isRecord);

  const problemOf = (name: string): string | null => {
    const fault = shown.get(name);
    const problem = problems.get(name);
    if (problem !== undefined || fault === undefined || fault.code === 'doubtful') return problem ?? null;
    return faultText(fault, ownMessageIn(options.schema, name, fault.code), i18n, formats);
  };
  const isInSummary = (name: string) => shown.get(name)?.shown === 'summary';
  const field = (name: string) => ({
    id: `${options.id}-${name}`,
    label: labels.get(name) ?? name,
    isOptional: isOptional(shape[name]),
    most: maxLengthOf(shape[name]),
    problem: problemOf(name),
    isInSummary: isInSummary(name),
    isDoubtful: shown.get(name)?.code === 'doubtful',
  });
  const understood = (name: string, text: string) => parsedText(shape[name], text);
  const keep = () => options.keep(current());

  /** Writes the parsed values into the fields, so that what is submitted is what is shown. */
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
    const refused = [...fieldFaultsIn(options.schema, current()).keys()];
    // Before `submit` or `refuse`: the flow must know the faults when it handles the submission.
    report(shownOf(current(), refused));
    if (read.success) options.submit?.(read.data);
    else options.refuse?.();
    setSubmitted(({ times }) => ({ times: times + 1, refused }));
  };

  const clear = () => {
    reset(options.typed);
    setSubmitted(({ times }) => ({ times, refused: [] }));
  };

  const problemNames = [...problems].flatMap(([name, words]) => (words === undefined ? [] : [name]));
  const summary = [...labels.keys()]
    .filter((name) => isInSummary(name) || problemNames.includes(name))
    .map(field)
    .flatMap(({ id, label, problem }) => (problem === null ? [] : [{ id, label, words: problem }]));
  return { control, field, keep, clear, understood, submit, summary, attempt: submitted.times };
}

/** Fields whose faults were shown before a reload, by place. */
function shownBefore(checked: FaultReporting | undefined) {
  const faults = Object.entries(checked?.faults ?? {}).filter(([, { code }]) => code !== 'doubtful');
  const at = (place: FieldFault['shown']) => faults.flatMap(([name, { shown }]) => (shown === place ? [name] : []));
  return { field: at('field'), summary: at('summary') };
}
