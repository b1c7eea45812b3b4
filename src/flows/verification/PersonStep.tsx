import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { VerificationField } from '#contract/entities/verification.ts';
import { editablePersonFields, missingPersonFields } from '#machines/flows/verification/reasons.ts';
import type { SealedField } from '#machines/flows/verification/types.ts';
import { maskedName, maskedNumber, normalisePersonalNumber } from '#machines/lifecycles/personalNumbers.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { verificationFieldLabels } from '#src/i18n/verificationLabels.ts';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ProofMethodChoice } from './ProofMethodChoice.tsx';
import { BackLink, LastAttemptNotice, useFieldText, VerificationSteps } from './parts.tsx';
import { personSchema } from './schema.ts';
import type { PersonProps } from './view.ts';

const typedNames = ['legal_person_name', 'legal_person_id'] as const;
type TypedName = (typeof typedNames)[number];

/** `plain` is the normalised text that is sealed; `masked` is what is shown of it afterwards. */
const personalFields = {
  legal_person_name: { plain: (text: string) => text.trim(), masked: maskedName },
  legal_person_id: { plain: normalisePersonalNumber, masked: maskedNumber },
} as const satisfies Record<TypedName, { plain: (text: string) => string; masked: (text: string) => string }>;

export function PersonStep(props: PersonProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Legal representative`}>
      <VerificationSteps snapshot={props.snapshot} current="person" />
      <BackLink activation={props.activation} />
      <LastAttemptNotice snapshot={props.snapshot} fields={editablePersonFields(props.snapshot.context)} />
      <PersonForm {...props} />
    </PageFrame>
  );
}

/**
 * Seals what is typed before the machine gets it. The plain text exists only in the open form; after a reload the field
 * shows the masked value.
 */
function usePersonForm({ snapshot, send, seal }: PersonProps) {
  const { i18n } = useLingui();
  const { entered, verification } = snapshot.context;
  const open = new Set<VerificationField>(editablePersonFields(snapshot.context));
  const [isTyped, setIsTyped] = useState<Readonly<Partial<Record<TypedName, true>>>>({});
  const isShown = (name: TypedName) => open.has(name) && (isTyped[name] === true || entered[name] === null);
  const [isUnsealed, setIsUnsealed] = useState(false);
  const fieldText = useFieldText({ snapshot });
  const sealing = useRef({ number: 0, last: Promise.resolve() });
  const schema = personSchema(new Set(typedNames.filter(isShown)));

  const sealed = async (name: TypedName, typed: string): Promise<SealedField | null> => {
    if (!isShown(name)) return entered[name];
    const read = schema.shape[name].safeParse(typed);
    if (!read.success || verification === null) return null;
    const plain = personalFields[name].plain(read.data);
    return { sealed: await seal(plain, verification), masked: personalFields[name].masked(plain) };
  };
  const keep = (typed: Record<TypedName, string>) => {
    sealing.current.number += 1;
    const { number: mine } = sealing.current;
    setIsTyped({
      ...isTyped,
      ...Object.fromEntries(
        typedNames.filter((name) => isShown(name) && typed[name] !== '').map((name) => [name, true]),
      ),
    });
    const isNewest = () => sealing.current.number === mine;
    sealing.current.last = Promise.all(typedNames.map((name) => sealed(name, typed[name]))).then(
      ([name, number]) => {
        // Only the latest input counts: sealing is asynchronous and may finish out of order.
        if (isNewest()) send({ type: 'person.enter', name: name ?? null, number: number ?? null });
        setIsUnsealed(false);
      },
      // Nothing unsealed is ever sent.
      () => setIsUnsealed(true),
    );
  };
  const go = (understood: boolean) => void sealing.current.last.then(() => send({ type: 'person.done', understood }));
  const form = useTypedForm({
    id: 'verification',
    schema,
    labels: {
      legal_person_name: i18n._(verificationFieldLabels.legal_person_name),
      legal_person_id: i18n._(verificationFieldLabels.legal_person_id),
      power_of_attorney: i18n._(verificationFieldLabels.power_of_attorney),
    },
    beside: ['power_of_attorney'],
    typed: { legal_person_name: '', legal_person_id: '' },
    keep,
    checked: faultReportingOf(snapshot.context, send),
    submit: () => go(true),
    refuse: () => go(false),
    problems: {
      ...Object.fromEntries(typedNames.map((name) => [name, isShown(name) ? fieldText(name) : undefined])),
      power_of_attorney: open.has('power_of_attorney') ? fieldText('power_of_attorney') : undefined,
    },
  });
  const change = (name: TypedName) => setIsTyped({ ...isTyped, [name]: true });
  return { form, open, isShown, change, isUnsealed };
}

function PersonForm(props: PersonProps) {
  const { t } = useLingui();
  const { form, open, isShown, change, isUnsealed } = usePersonForm(props);
  const { entered, is_asked_for } = props.snapshot.context;
  const isMissing = missingPersonFields(props.snapshot.context).includes('authorisation');
  const kinds = { legal_person_name: 'name', legal_person_id: 'code' } as const;
  return (
    <Form form={form}>
      <Stack gap="xl">
        {typedNames.some((name) => open.has(name)) && (
          <Section
            title={t`Legal representative`}
            help={
              <Trans>
                Enter the details as shown on the business licence. Name and ID number are encrypted on this device and
                stored encrypted. Only we can read them.
              </Trans>
            }
          >
            {typedNames.map((name) => {
              if (!open.has(name)) return null;
              const { label } = form.field(name);
              if (isShown(name))
                return <TextField key={name} form={form} name={name} kind={kinds[name]} autoComplete="off" />;
              return (
                <DetailList
                  key={name}
                  rows={[
                    {
                      id: name,
                      label,
                      value: (
                        <>
                          <bdi>{entered[name]?.masked}</bdi>{' '}
                          <Button
                            variant="subtle"
                            size="compact-sm"
                            aria-label={t`Change: ${label}`}
                            onClick={() => change(name)}
                          >
                            <Trans>Change</Trans>
                          </Button>
                        </>
                      ),
                    },
                  ]}
                />
              );
            })}
          </Section>
        )}
        {open.has('power_of_attorney') && (
          <ProofMethodChoice {...props} problem={form.field('power_of_attorney').problem} />
        )}
        {isUnsealed && (
          <Notice tone="bad" live="alert" support title={<Trans>This browser can’t encrypt your details.</Trans>}>
            <Trans>Nothing was sent. Open this page over HTTPS or in another browser.</Trans>
          </Notice>
        )}
        {is_asked_for && isMissing && (
          <Text c="bad" role="alert">
            <Trans>
              The legal representative hasn’t given authorisation yet. You can upload a power of attorney instead.
            </Trans>
          </Text>
        )}
        <Actions>
          <Button type="submit">
            <Trans>Continue to company details</Trans>
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
