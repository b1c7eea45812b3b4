import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack } from '@mantine/core';
import { useId } from 'react';
import type { Terms } from '#contract/entities/registration.ts';
import { fieldOfRefusal, fieldProblem, type RegistrationField } from '#machines/flows/registration/reasons.ts';
import { noticeIn } from '#machines/kit/fault.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { ProvenPhone } from '#src/flowkit/oneTimeCode/ProvenPhone.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { FlagField } from '#src/forms/FlagField.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { TextField } from '#src/forms/TextField.tsx';
import type { TypedForm } from '#src/forms/typedForm.ts';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { registrationFieldLabels, registrationTitles } from '#src/i18n/registrationLabels.ts';
import { creditCodeLabels } from '#src/i18n/verificationLabels.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';
import {
  type SubmitCodeRef,
  useIsWrongCodeShown,
  useSubmitCode,
  useUnprovenText,
} from '../../flowkit/oneTimeCode/codeActor.ts';
import { registrationSchema } from './schema.ts';
import { SignInLink } from './statusViews.tsx';
import type { ViewProps } from './view.ts';

type TextName = Exclude<RegistrationField, 'agreed' | 'mobile'>;

export function EnteringDetails(props: ViewProps) {
  const { t } = useLingui();
  const { region, terms } = props.snapshot.context;
  const { entry, submitCode } = useSubmitCode();
  const form = useRegistrationForm(props, submitCode);
  if (terms === null) return null;
  return (
    <PageFrame title={t(registrationTitles[region])}>
      <RegistrationSteps current="company" />
      <SignInLink />
      <LastAttemptNotice {...props} />
      <Form form={form}>
        <Stack gap="xl">
          <Company {...props} form={form} />
          <Section
            title={t`Main account`}
            help={<Trans>We’ll email you at this address. You’ll also use it to sign in.</Trans>}
          >
            <TextField form={form} name="contact_name" kind="name" autoComplete="name" />
            <TextField form={form} name="email" kind="email" autoComplete="email" />
          </Section>
        </Stack>
      </Form>
      <Phone {...props} form={form} entry={entry} />
      <Consent {...props} form={form} terms={terms} />
      <Actions>
        <Button onClick={form.submit}>
          <Trans>Register company</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

interface FieldsProps extends ViewProps {
  readonly form: TypedForm<TextName, 'agreed', 'mobile'>;
}

function useRegistrationForm({ snapshot, send }: ViewProps, submitCode: () => void): FieldsProps['form'] {
  const { t } = useLingui();
  const { context } = snapshot;
  const { region, entered, is_agreed } = context;
  const fieldText = useFieldText({ snapshot });
  return useTypedForm({
    id: 'registration',
    schema: registrationSchema(region),
    labels: {
      company_name: t(registrationFieldLabels.company_name),
      enterprise_number: t(creditCodeLabels[region]),
      contact_name: t(registrationFieldLabels.contact_name),
      email: t(registrationFieldLabels.email),
      mobile: t(registrationFieldLabels.mobile),
      agreed: t(registrationFieldLabels.agreed),
    },
    beside: ['mobile'],
    typed: { ...entered, agreed: is_agreed },
    keep: ({ agreed, ...typed }) => {
      if (agreed !== is_agreed) send({ type: 'terms.agree', agreed });
      send({ type: 'company.enter', typed });
    },
    checked: faultReportingOf(context, send),
    doubts:
      entered.enterprise_number !== '' && enterpriseNumberProblem(region, entered.enterprise_number) === 'doubtful'
        ? ['enterprise_number']
        : [],
    before: submitCode,
    submit: () => send({ type: 'registration.submit', understood: true }),
    refuse: () => send({ type: 'registration.submit', understood: false }),
    problems: {
      enterprise_number: fieldText('enterprise_number'),
      email: fieldText('email'),
      mobile: fieldText('mobile'),
      agreed: fieldText('agreed'),
    },
  });
}

function useFieldText({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const unprovenText = useUnprovenText(snapshot.children.provePhone);
  const missing: Readonly<Partial<Record<RegistrationField, string>>> = {
    mobile: unprovenText,
    agreed: t`Agree to the terms to continue.`,
  };
  return (field: RegistrationField): string | undefined => {
    const problem = fieldProblem(snapshot.context, field);
    if (problem === null) return undefined;
    return problem.kind === 'refused' ? refusalText(problem.refusal) : missing[field];
  };
}

function LastAttemptNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { context } = snapshot;
  const notice = noticeIn(context.fault);
  const saysWrongCode = useIsWrongCodeShown(snapshot.children.provePhone);
  return (
    <>
      {context.refusal !== null && (
        <RefusedNotice refusal={context.refusal} isAtField={saysWrongCode || fieldOfRefusal(context.refusal) !== null}>
          <Trans>Nothing was submitted. Your entries are saved.</Trans>
        </RefusedNotice>
      )}
      {notice !== null && <Notice tone="info" live="status" title={notice.msg} />}
    </>
  );
}

function Company({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Your company`}>
      <TextField form={form} name="company_name" kind="name" autoComplete="organization" />
      <TextField form={form} name="enterprise_number" kind="code" autoComplete="off" />
      {form.field('enterprise_number').isDoubtful && (
        <Notice tone="warn" live="status">
          <Trans>This number may contain a typo. Check it before you continue.</Trans>
        </Notice>
      )}
    </Section>
  );
}

function Phone({ snapshot, send, form, newKey, now, entry }: FieldsProps & { readonly entry: SubmitCodeRef }) {
  const { region, code } = snapshot.context;
  const { label, problem } = form.field('mobile');
  return (
    <ProvenPhone
      id="registration-mobile"
      title={label}
      help={<Trans>We’ll send an SMS code to this number and only call you about your orders.</Trans>}
      label={label}
      zone={region}
      mobile={code?.sent.mobile ?? null}
      problem={problem}
      onChange={() => send({ type: 'phone.change' })}
      part={snapshot.children.provePhone}
      newKey={newKey}
      now={now}
      entry={entry}
    />
  );
}

/** The terms open in a new tab, so that nothing entered is lost. */
function Consent({ form, terms, absolute }: FieldsProps & { readonly terms: Terms }) {
  const { t } = useLingui();
  const newTab = useId();
  return (
    <Section title={t`Terms`}>
      <Stack component="ul" gap={4} ps="md" style={{ listStyle: 'disc' }}>
        <li>
          <Anchor href={absolute(terms.terms_url)} target="_blank" rel="noopener noreferrer" aria-describedby={newTab}>
            <Trans>Terms of service</Trans>
          </Anchor>
        </li>
        <li>
          <Anchor
            href={absolute(terms.privacy_url)}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={newTab}
          >
            <Trans>Privacy policy</Trans>
          </Anchor>
        </li>
      </Stack>
      <span id={newTab} hidden>
        <Trans>Opens in a new tab</Trans>
      </span>
      <FlagField form={form} name="agreed" control="checkbox" />
    </Section>
  );
}
