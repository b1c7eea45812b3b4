import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { VerificationField } from '#contract/entities/verification.ts';
import {
  editableEnterpriseFields,
  editableFields,
  editablePersonFields,
  isMainland,
  numberProblem,
} from '#machines/flows/verification/reasons.ts';
import { verificationFieldsOf } from '#machines/lifecycles/verification.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { ProvenPhone } from '#src/flowkit/oneTimeCode/ProvenPhone.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { FileField } from '#src/flowkit/upload/FileField.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { TextField } from '#src/forms/TextField.tsx';
import type { TypedForm } from '#src/forms/typedForm.ts';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { verificationFieldLabel, verificationFieldLabels } from '#src/i18n/verificationLabels.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { type SubmitCodeRef, useSubmitCode } from '../../flowkit/oneTimeCode/codeActor.ts';
import { BackLink, LastAttemptNotice, SubmittedRows, useFieldText, VerificationSteps } from './parts.tsx';
import { enterpriseSchema, isEnterpriseNumber } from './schema.ts';
import type { ViewProps } from './view.ts';

const typedNames = ['company_name', 'translated_name', 'credit_code'] as const;
const untypedNames = ['business_license', 'mobile'] as const;

/** After a decision only the fields to correct are editable. */
export function EnterpriseStep(props: ViewProps) {
  const { t } = useLingui();
  const { snapshot, send } = props;
  const { context } = snapshot;
  const { verification } = context;
  const { entry, submitCode } = useSubmitCode();
  const form = useEnterpriseForm(props, submitCode);
  if (verification === null) return null;
  const open = new Set<VerificationField>(editableEnterpriseFields(context));
  const isPersonOpen = editablePersonFields(context).length > 0;
  const back = isPersonOpen ? () => send({ type: 'person.change' }) : undefined;
  const kept =
    verification.submitted === null
      ? []
      : verificationFieldsOf(verification.own_type).filter((name) => !isFieldEditable(props, name));
  const fields = { ...props, form, open };
  return (
    <PageFrame title={isMainland(context) ? t`Company details` : t`Verify your company`}>
      <VerificationSteps snapshot={snapshot} current="enterprise" onBack={back} />
      <BackLink activation={props.activation} />
      <LastAttemptNotice snapshot={snapshot} fields={editableEnterpriseFields(context)} />
      <Form form={form}>
        <Stack gap="xl">
          {(open.has('company_name') || open.has('translated_name') || open.has('credit_code')) && (
            <Names {...fields} />
          )}
          {open.has('business_license') && <License {...fields} />}
        </Stack>
      </Form>
      {open.has('mobile') && <Phone {...fields} entry={entry} />}
      {kept.length > 0 && (
        <Section title={t`Unchanged details`}>
          <SubmittedRows snapshot={snapshot} files={props.files} fields={kept} />
        </Section>
      )}
      <Actions>
        <Button onClick={form.submit}>
          <Trans>Submit for review</Trans>
        </Button>
        {back !== undefined && (
          <Button variant="default" onClick={back}>
            <Trans>Back to legal representative</Trans>
          </Button>
        )}
      </Actions>
    </PageFrame>
  );
}

const isFieldEditable = ({ snapshot }: ViewProps, name: VerificationField): boolean =>
  editableFields(snapshot.context).includes(name);

function useEnterpriseForm({ snapshot, send }: ViewProps, submitCode: () => void) {
  const { i18n } = useLingui();
  const { context } = snapshot;
  const { company_name, translated_name, credit_code } = context.entered;
  const zone = context.verification?.use_zone ?? 'other';
  const open = new Set<VerificationField>(editableEnterpriseFields(context));
  const fieldText = useFieldText({ snapshot });
  return useTypedForm({
    id: 'verification',
    schema: enterpriseSchema({ zone, open, company_name }),
    labels: {
      company_name: i18n._(verificationFieldLabels.company_name),
      translated_name: i18n._(verificationFieldLabels.translated_name),
      credit_code: i18n._(verificationFieldLabel(zone, 'credit_code')),
      business_license: i18n._(verificationFieldLabels.business_license),
      mobile: i18n._(verificationFieldLabels.mobile),
    },
    beside: untypedNames,
    typed: { company_name, translated_name, credit_code },
    keep: (typed) => {
      const has_number = isEnterpriseNumber(zone, typed.credit_code);
      send({ type: 'enterprise.enter', typed, has_number });
    },
    checked: faultReportingOf(context, send),
    doubts: credit_code !== '' && numberProblem(context, credit_code) === 'doubtful' ? ['credit_code'] : [],
    before: submitCode,
    submit: () => send({ type: 'verification.submit', understood: true }),
    refuse: () => send({ type: 'verification.submit', understood: false }),
    problems: Object.fromEntries(
      [...typedNames, ...untypedNames].map((name) => [name, open.has(name) ? fieldText(name) : undefined]),
    ),
  });
}

interface FieldsProps extends ViewProps {
  readonly form: TypedForm<(typeof typedNames)[number], never, (typeof untypedNames)[number]>;
  /** Editable fields. */
  readonly open: ReadonlySet<VerificationField>;
}

function Names({ snapshot, form, open }: FieldsProps) {
  const { t } = useLingui();
  const { isDoubtful } = form.field('credit_code');
  return (
    <Section title={t`Company details`} help={<Trans>Enter the details as shown on the business licence.</Trans>}>
      {open.has('company_name') && (
        <TextField form={form} name="company_name" kind="name" autoComplete="organization" />
      )}
      {open.has('translated_name') && (
        <TextField
          form={form}
          name="translated_name"
          kind="name"
          autoComplete="off"
          help={<Trans>At least one of the two names must be in Chinese.</Trans>}
        />
      )}
      {open.has('credit_code') && (
        <>
          <TextField form={form} name="credit_code" kind="code" autoComplete="off" />
          <NumberCheckStatus snapshot={snapshot} isDoubtful={isDoubtful} />
          {isDoubtful && (
            <Notice tone="warn" live="status">
              <Trans>This number may contain a typo. Check it before you continue.</Trans>
            </Notice>
          )}
        </>
      )}
    </Section>
  );
}

/** A doubtful number is not called valid: that would contradict the warning below. */
function NumberCheckStatus({ snapshot, isDoubtful }: Pick<ViewProps, 'snapshot'> & { readonly isDoubtful: boolean }) {
  const { number_found } = snapshot.context;
  if (snapshot.children.searchNumber !== undefined)
    return (
      <div role="status">
        <Trans>Checking the number…</Trans>
      </div>
    );
  if (number_found?.is === 'free' && !isDoubtful)
    return (
      <div role="status">
        <Trans>This number is valid and available.</Trans>
      </div>
    );
  if (number_found?.is === 'unchecked')
    return (
      <Notice tone="info" live="status">
        <Trans>We can’t check this number right now. You can continue, and our team will check it.</Trans>
      </Notice>
    );
  return null;
}

function License({ snapshot, send, files, codes, form }: FieldsProps) {
  const { business_license } = snapshot.context.entered;
  const { label, problem } = form.field('business_license');
  const about = { files, label };
  const upload = snapshot.children.uploadLicense;
  return (
    <FileField
      {...about}
      id="verification-business_license"
      file={upload === undefined ? business_license : null}
      onReplace={() => send({ type: 'license.replace' })}
      onRemove={() => send({ type: 'license.remove' })}
    >
      <Upload {...about} upload={upload} purpose="business_license" missing={problem} codes={codes} />
    </FileField>
  );
}

function Phone({ snapshot, send, form, newKey, now, entry }: FieldsProps & { readonly entry: SubmitCodeRef }) {
  const { t } = useLingui();
  const { verification, code } = snapshot.context;
  const { label, problem } = form.field('mobile');
  return (
    <ProvenPhone
      id="verification-mobile"
      title={label}
      label={t`Mobile number`}
      zone={verification?.use_zone ?? 'other'}
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
