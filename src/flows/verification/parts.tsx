import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VerificationField } from '#contract/entities/verification.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { fieldOfRefusal, fieldProblem, isMainland } from '#machines/flows/verification/reasons.ts';
import { emptiesFields } from '#machines/flows/verification/updates.ts';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { verificationFieldLabel, verificationRefusalMessages } from '#src/i18n/verificationLabels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Steps, type WizardStep } from '#src/ui/Steps.tsx';
import { useIsWrongCodeShown, useUnprovenText } from '../../flowkit/oneTimeCode/codeActor.ts';
import type { ViewProps } from './view.ts';

/** `person` exists in mainland China only. */
export type StepName = 'person' | 'enterprise' | 'review' | 'done';

interface VerificationStepsProps extends Pick<ViewProps, 'snapshot'> {
  readonly current: StepName;
  readonly onBack?: (() => void) | undefined;
}

export function VerificationSteps({ snapshot, current, onBack }: VerificationStepsProps) {
  const { t } = useLingui();
  const ofMainland = isMainland(snapshot.context);
  const names: readonly StepName[] = ofMainland
    ? ['person', 'enterprise', 'review', 'done']
    : ['enterprise', 'review', 'done'];
  const labels = {
    person: t`Legal representative`,
    enterprise: ofMainland ? t({ message: 'Company', context: 'a step' }) : t`Submit`,
    review: t`Our review`,
    done: t`Done`,
  } as const satisfies Record<StepName, string>;
  const at = names.indexOf(current);
  const steps = names.map((id, index): WizardStep => {
    const state = index === at ? (current === 'done' ? 'done' : 'current') : index < at ? 'done' : 'ahead';
    return { id, label: labels[id], state, ...(id === 'person' && onBack !== undefined && { onBack }) };
  });
  return <Steps label={t`Verification steps`} steps={steps} />;
}

interface LastAttemptNoticeProps extends Pick<ViewProps, 'snapshot'> {
  /** Editable fields of the page. */
  readonly fields: readonly VerificationField[];
}

export function LastAttemptNotice({ snapshot, fields }: LastAttemptNoticeProps) {
  const { t } = useLingui();
  const saysWrongCode = useIsWrongCodeShown(snapshot.children.provePhone);
  const { verification, refusal, fault, nothing_sent } = snapshot.context;
  const decision = verification?.refusal ?? null;
  const field = refusal && fieldOfRefusal(refusal);
  return (
    <>
      {verification !== null && decision !== null && (
        <Notice
          tone={verification.status === 'trial_pass' ? 'info' : 'warn'}
          title={
            verification.status === 'trial_pass' ? (
              <Trans>Your company is provisionally verified. Some details are still missing.</Trans>
            ) : (
              t(verificationRefusalMessages[decision.code])
            )
          }
        >
          {decision.fields.length > 0 ? (
            <Trans>Provide the items below again. Everything else stays as you submitted it.</Trans>
          ) : (
            <Trans>Correct your details and submit them again.</Trans>
          )}
        </Notice>
      )}
      {verification !== null && decision === null && verification.message !== '' && (
        <Notice tone="warn" title={verification.message}>
          <Trans>Correct your details and submit them again.</Trans>
        </Notice>
      )}
      {refusal !== null && (
        <RefusedNotice refusal={refusal} isAtField={saysWrongCode || (field !== null && fields.includes(field))}>
          {emptiesFields(refusal) ? (
            <Trans>Nothing was submitted.</Trans>
          ) : (
            <Trans>Nothing was submitted. Your entries are saved.</Trans>
          )}
        </RefusedNotice>
      )}
      {nothing_sent && (
        <NoEffectNotice fault={fault}>
          <Trans>That didn’t go through. Your entries are saved.</Trans>
        </NoEffectNotice>
      )}
    </>
  );
}

export const BackLink = ({ activation }: Pick<ViewProps, 'activation'>) =>
  activation === null ? null : (
    <div>
      <AppLink href={activation}>
        <Trans>Back to activation</Trans>
      </AppLink>
    </div>
  );

interface SubmittedRowsProps extends Pick<ViewProps, 'snapshot' | 'files'> {
  /** All submitted fields by default. */
  readonly fields?: readonly VerificationField[];
}

export function SubmittedRows({ snapshot, files, fields }: SubmittedRowsProps) {
  const { t, i18n } = useLingui();
  const { verification } = snapshot.context;
  const submitted = verification?.submitted ?? null;
  if (verification === null || submitted === null) return null;
  const fileLink = (file: { readonly file_id: string; readonly name: string } | null) =>
    file && <Anchor href={files.addressOf(file.file_id)}>{file.name}</Anchor>;
  const contents = {
    legal_person_name: submitted.legal_person_name && <bdi>{submitted.legal_person_name}</bdi>,
    legal_person_id: submitted.legal_person_id && <bdi>{submitted.legal_person_id}</bdi>,
    power_of_attorney:
      submitted.power_of_attorney === null && submitted.is_authorised === true
        ? t`Not needed: the legal representative authorised online.`
        : fileLink(submitted.power_of_attorney),
    company_name: <bdi>{submitted.company_name}</bdi>,
    translated_name: <bdi>{submitted.translated_name}</bdi>,
    credit_code: <bdi>{submitted.credit_code}</bdi>,
    business_license: fileLink(submitted.business_license),
    mobile: submitted.mobile && <bdi>{displayedMobile(verification.use_zone, submitted.mobile)}</bdi>,
  } as const satisfies Record<VerificationField, ReactNode>;
  const names: readonly VerificationField[] = [
    'legal_person_name',
    'legal_person_id',
    'power_of_attorney',
    'company_name',
    'translated_name',
    'credit_code',
    'business_license',
    'mobile',
  ];
  const rows = names
    .filter((name) => contents[name] !== null && (fields === undefined || fields.includes(name)))
    .map((name) => ({
      id: name,
      label: i18n._(verificationFieldLabel(verification.use_zone, name)),
      value: contents[name],
    }));
  return <DetailList rows={rows} />;
}

export function useFieldText({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const unprovenText = useUnprovenText(snapshot.children.provePhone);
  const missing: Readonly<Partial<Record<VerificationField, string>>> = {
    business_license: t`Upload the business licence.`,
    power_of_attorney: t`Upload the power of attorney.`,
    mobile: unprovenText,
  };
  return (field: VerificationField): string | undefined => {
    const problem = fieldProblem(snapshot.context, field);
    if (problem === null) return undefined;
    if (problem.kind === 'reviewed') return problem.words;
    return problem.kind === 'refused' ? refusalText(problem.refusal) : missing[field];
  };
}
