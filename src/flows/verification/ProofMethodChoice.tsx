import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { useFaultText, useRefusalText } from '#src/flowkit/faultText.ts';
import { QrCode } from '#src/flowkit/QrCode.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { FileField } from '#src/flowkit/upload/FileField.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { verificationFieldLabels } from '#src/i18n/verificationLabels.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { PersonProps } from './view.ts';

interface ProofMethodProps extends PersonProps {
  /** Problem with the power of attorney. */
  readonly problem: string | null;
}

/** Proof of the legal person's consent: an authorisation at the signing provider, or a power of attorney. */
export function ProofMethodChoice(props: ProofMethodProps) {
  const { t } = useLingui();
  const { snapshot, send } = props;
  const { proof_method } = snapshot.context.entered;
  return (
    <Section title={t`How will they authorise?`}>
      <ChoiceCards
        legend={t`Authorisation method`}
        value={proof_method}
        onChange={(method) => send({ type: 'proofMethod.choose', method })}
        columns={2}
        choices={[
          {
            value: 'authorisation',
            title: t`Online authorisation`,
            description: t`The legal representative authorises through Fadada, on a phone or this device. It takes a few minutes.`,
          },
          {
            value: 'attorney',
            title: t`Power of attorney`,
            description: t`A paper form that the legal representative signs and stamps. It’s valid for 10 years.`,
          },
        ]}
      />
      {proof_method === 'authorisation' ? <Authorisation {...props} /> : <PowerOfAttorney {...props} />}
    </Section>
  );
}

function Authorisation(props: PersonProps) {
  const { snapshot, send } = props;
  const faultText = useFaultText();
  const refusalText = useRefusalText();
  const { authorisation, child_refusal, fault } = snapshot.context;
  const stands = (name: 'loadFailed' | 'granted' | 'open' | 'unoffered') =>
    snapshot.matches({ person: { proofMethod: { authorisation: name } } });
  const check = () => send({ type: 'authorisation.check' });
  if (stands('loadFailed'))
    return (
      <Notice
        tone="warn"
        live="alert"
        support
        title={faultText(fault)}
        actions={
          <Button variant="default" onClick={check}>
            <Trans>Refresh status</Trans>
          </Button>
        }
      >
        <Trans>We couldn’t load the authorisation status. Your entries are saved.</Trans>
      </Notice>
    );
  if (stands('granted'))
    return (
      <Notice tone="good" live="status">
        <Trans>The legal representative has given authorisation. Nothing else is needed here.</Trans>
      </Notice>
    );
  if (stands('unoffered'))
    return (
      <Notice tone="warn" live="status" title={child_refusal && refusalText(child_refusal)}>
        <Trans>Online authorisation isn’t available right now. Use a power of attorney instead.</Trans>
      </Notice>
    );
  if (stands('open') && authorisation !== null && authorisation.fadada_url !== null)
    return (
      <AuthorisationLink
        {...props}
        url={authorisation.fadada_url}
        isRefused={authorisation.fadada_status === 'refused'}
      />
    );
  return (
    <BusyIndicator>
      <Trans>Checking the authorisation status…</Trans>
    </BusyIndicator>
  );
}

interface AuthorisationLinkProps extends PersonProps {
  readonly url: string;
  readonly isRefused: boolean;
}

function AuthorisationLink({ absolute, send, url, isRefused }: AuthorisationLinkProps) {
  const { t } = useLingui();
  const address = absolute(url);
  return (
    <Stack gap="sm" align="start">
      {isRefused ? (
        <Notice tone="warn" live="status">
          <Trans>
            The Fadada submission failed because the legal representative didn’t authorise it. They can open the link
            again, or you can use a power of attorney instead. If they’ve authorised it since, refresh the status.
          </Trans>
        </Notice>
      ) : (
        <Notice tone="info" live="status">
          <Trans>Waiting for the legal representative. This page updates automatically.</Trans>
        </Notice>
      )}
      <Text>
        <Trans>Ask your company’s legal representative to scan this code with their phone.</Trans>
      </Text>
      <QrCode value={address} label={t`Authorisation QR code`} />
      <Button component="a" href={address} variant="default">
        <Trans>Authorise on this device</Trans>
      </Button>
      <Button variant="default" onClick={() => send({ type: 'authorisation.check' })}>
        <Trans>I’ve authorised – refresh status</Trans>
      </Button>
    </Stack>
  );
}

function PowerOfAttorney({ snapshot, send, files, codes, attorneyForm, problem }: ProofMethodProps) {
  const { i18n } = useLingui();
  const { power_of_attorney, company_name } = snapshot.context.entered;
  const about = { files, label: i18n._(verificationFieldLabels.power_of_attorney) };
  const isGiven = snapshot.matches({ person: { proofMethod: { attorney: 'provided' } } });
  return (
    <>
      <Text>
        <Trans>
          <Anchor href={attorneyForm(company_name)}>Download the form</Anchor>, have the legal representative sign and
          stamp it, then upload it here.
        </Trans>
      </Text>
      <FileField
        {...about}
        id="verification-power_of_attorney"
        file={isGiven ? power_of_attorney : null}
        onReplace={() => send({ type: 'attorney.replace' })}
        onRemove={() => send({ type: 'attorney.remove' })}
      >
        <Upload
          {...about}
          upload={snapshot.children.uploadAttorney}
          purpose="power_of_attorney"
          missing={problem}
          codes={codes}
        />
      </FileField>
    </>
  );
}
