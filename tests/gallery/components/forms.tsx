import { useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { z } from 'zod/mini';
import { typedCode, typedLine, typedNumber, typedText } from '#contract/typed.ts';
import { typedDay } from '#contract/typedDay.ts';
import { DateField } from '#src/forms/DateField.tsx';
import { FieldFrame, RemainingCharacters } from '#src/forms/FieldFrame.tsx';
import { FlagField } from '#src/forms/FlagField.tsx';
import { Form } from '#src/forms/Form.tsx';
import { NumberField } from '#src/forms/NumberField.tsx';
import { NewPasswordField, PasswordField } from '#src/forms/PasswordField.tsx';
import { RadioField } from '#src/forms/RadioField.tsx';
import { SelectField } from '#src/forms/SelectField.tsx';
import { TextAreaField } from '#src/forms/TextAreaField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { errorMessageOf } from '#src/i18n/errorText.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Column } from './Column.tsx';
import { sampleSchema, useSampleRun } from './sampleForm.ts';
import { useSampleTexts } from './sampleTexts.ts';

const doNothing = () => {};

/** A form with every kind of field: rejected by its schema, rejected by its server, and saved across a reload. */
function WholeForm() {
  const words = useSampleTexts();
  const { _ } = useLingui();
  const { context, send } = useSampleRun();
  const form = useTypedForm({
    id: 'sample',
    schema: sampleSchema,
    labels: {
      company: words('company'),
      credit_code: words('creditCode'),
      email: words('email'),
      mobile: words('mobile'),
      budget: words('budget'),
      plan: words('product'),
      invoice: words('invoice'),
      agree: words('agree'),
      news: words('news'),
      day: words('day'),
      notes: words('notes'),
    },
    typed: context.typed,
    keep: (values) => send({ type: 'form.enter', values }),
    submit: (understood) => send({ type: 'form.submit', understood }),
    problems:
      context.taken !== null && context.taken === context.typed.credit_code
        ? { credit_code: _(errorMessageOf('credit_code_taken')) }
        : {},
  });
  return (
    <>
      <PageHeader title={words('company')} />
      <Form form={form}>
        <TextField form={form} name="company" kind="name" autoComplete="organization" help={words('companyHelp')} />
        <TextField form={form} name="credit_code" kind="code" autoComplete="off" />
        <TextField form={form} name="email" kind="email" autoComplete="email" />
        <TextField form={form} name="mobile" kind="phone" autoComplete="tel" help={words('mobileHelp')} />
        <NumberField form={form} name="budget" decimals={2} unit={{ text: 'CNY', side: 'before' }} />
        <SelectField form={form} name="plan" options={useOptions()} />
        <RadioField form={form} name="invoice" options={useKinds()} />
        <FlagField form={form} name="agree" control="checkbox" />
        <FlagField form={form} name="news" control="switch" />
        <DateField form={form} name="day" autoComplete="off" />
        <TextAreaField form={form} name="notes" />
        <div>
          <Button type="submit">{words('goOn')}</Button>
        </div>
      </Form>
    </>
  );
}

function useOptions() {
  const words = useSampleTexts();
  return [
    { value: 'growth', label: words('title') },
    { value: 'flagship', label: words('other'), disabled: true },
  ];
}

function useKinds() {
  const words = useSampleTexts();
  return [
    { value: 'electronic', label: words('electronic'), help: words('email') },
    { value: 'paper', label: words('paper') },
  ];
}

const fieldSchema = z.object({
  line: typedLine(40).check(z.minLength(1)),
  optional: typedLine(20),
  email: z.pipe(typedCode(254), z.email()),
  number: typedNumber(),
  chosen: z.string().check(z.minLength(1)),
  day: typedDay(),
  text: typedText(60),
  yes: z.boolean(),
});

function useFields(id: string, isRefused: boolean) {
  const words = useSampleTexts();
  const problem = isRefused ? words('reason') : undefined;
  return useTypedForm({
    id,
    schema: fieldSchema,
    labels: {
      line: words('company'),
      optional: words('company'),
      email: words('email'),
      number: words('budget'),
      chosen: words('product'),
      day: words('day'),
      text: words('notes'),
      yes: words('agree'),
    },
    typed: isRefused
      ? {
          line: words('title'),
          optional: words('title').repeat(4),
          email: 'name',
          number: '12,800',
          chosen: 'growth',
          day: '2026-11-22',
          text: words('sentence').repeat(2),
          yes: true,
        }
      : { line: '', optional: '', email: '', number: '', chosen: '', day: '', text: '', yes: false },
    keep: doNothing,
    problems: {
      line: problem,
      email: problem,
      number: problem,
      chosen: problem,
      day: problem,
      text: problem,
      yes: problem,
    },
  });
}

type FieldForm = ReturnType<typeof useFields>;

/** A field twice: without and with faults. */
function withAndWithoutFaults(Fields: ComponentType<{ readonly form: FieldForm }>): ComponentType {
  return function Both() {
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
        <Fields form={useFields('empty', false)} />
        <Fields form={useFields('refused', true)} />
      </div>
    );
  };
}

function TextFields({ form }: { readonly form: FieldForm }) {
  const words = useSampleTexts();
  return (
    <>
      <TextField form={form} name="line" kind="line" autoComplete="organization" help={words('companyHelp')} />
      <TextField form={form} name="optional" kind="line" autoComplete="off" />
      <TextField form={form} name="email" kind="email" autoComplete="email" />
    </>
  );
}

const RadioFields = ({ form }: { readonly form: FieldForm }) => (
  <RadioField form={form} name="chosen" options={[{ value: 'growth', label: 'Growth' }, ...useOptions().slice(1)]} />
);

const SelectFields = ({ form }: { readonly form: FieldForm }) => (
  <SelectField form={form} name="chosen" options={useOptions()} />
);

const FlagFields = ({ form }: { readonly form: FieldForm }) => (
  <>
    <FlagField form={form} name="yes" control="checkbox" />
    <FlagField form={form} name="yes" control="switch" />
  </>
);

function FrameShown() {
  const words = useSampleTexts();
  const state = {
    id: 'frame',
    label: words('company'),
    isOptional: true,
    most: 40,
    isDoubtful: false,
    isInSummary: false,
  };
  return (
    <FieldFrame state={{ ...state, problem: words('reason') }} help={words('companyHelp')} length={38}>
      {() => <input id="frame" />}
    </FieldFrame>
  );
}

const Calendar = lazy(async () => ({ default: (await import('#src/forms/DateCalendar.tsx')).DateCalendar }));
const CalendarShown = () => (
  <Suspense>
    <Calendar day="2026-11-22" onChoose={doNothing} onClose={doNothing} earliest="2026-11-05" />
  </Suspense>
);

const Counts = () => (
  <Column>
    <RemainingCharacters id="left" left={12} />
    <RemainingCharacters id="over" left={-1} />
  </Column>
);

/** A text says why a component is not shown. */
export const forms: Readonly<Record<string, ComponentType | string>> = {
  RemainingCharacters: Counts,
  DateCalendar: CalendarShown,
  DateField: withAndWithoutFaults(({ form }) => <DateField form={form} name="day" autoComplete="off" />),
  FieldFrame: FrameShown,
  FlagField: withAndWithoutFaults(FlagFields),
  NewPasswordField: withAndWithoutFaults(({ form }) => <NewPasswordField form={form} name="line" />),
  PasswordField: withAndWithoutFaults(({ form }) => (
    <PasswordField form={form} name="line" autoComplete="current-password" />
  )),
  Form: WholeForm,
  NumberField: withAndWithoutFaults(({ form }) => (
    <NumberField form={form} name="number" decimals={2} unit={{ text: 'CNY', side: 'before' }} />
  )),
  RadioField: withAndWithoutFaults(RadioFields),
  SelectField: withAndWithoutFaults(SelectFields),
  TextAreaField: withAndWithoutFaults(({ form }) => <TextAreaField form={form} name="text" />),
  TextField: withAndWithoutFaults(TextFields),
};
