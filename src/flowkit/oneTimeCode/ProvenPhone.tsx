import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Section } from '../Section.tsx';
import { type SubmitCodeRef, useCodeSnapshot } from './codeActor.ts';
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx';

interface ProvenPhoneProps extends OneTimeCodeProps {
  /** Required here: without it the form would not submit the typed code. */
  readonly entry: SubmitCodeRef;
  /** Link target of the problem summary. */
  readonly id: string;
  readonly title: string;
  readonly help?: ReactNode;
  readonly label: string;
  /** Determines how the number is formatted. */
  readonly zone: Zone;
  /** The number for which a code was entered; null before that. */
  readonly mobile: string | null;
  readonly problem: ReactNode;
  /** Starts the verification, again or for the first time. */
  readonly onChange: () => void;
}

export function ProvenPhone({ id, title, help, label, zone, mobile, problem, onChange, ...asking }: ProvenPhoneProps) {
  const code = useCodeSnapshot(asking.part);
  const saysItself = code !== null && (code.matches('entering') || code.context.field_faults.mobile !== undefined);
  const shows = asking.part !== undefined ? 'asking' : mobile !== null ? 'proved' : 'unproved';
  return (
    <Section id={id} title={title} help={help} shows={shows}>
      {/* The number and code fields show their own problems. */}
      {problem !== null && !saysItself && (
        <Notice tone="bad" live="alert">
          {problem}
        </Notice>
      )}
      {shows === 'asking' && <OneTimeCode {...asking} />}
      {shows === 'proved' && mobile !== null && (
        <DetailList
          rows={[
            {
              id: 'mobile',
              label,
              value: (
                <>
                  <bdi>{displayedMobile(zone, mobile)}</bdi>{' '}
                  <TextButton onClick={onChange}>
                    <Trans>Change number or code</Trans>
                  </TextButton>
                </>
              ),
            },
          ]}
        >
          <Text size="sm" c="dimmed">
            <Trans>We’ll check the code when you submit the form.</Trans>
          </Text>
        </DetailList>
      )}
      {shows === 'unproved' && (
        <div>
          <Button variant="default" onClick={onChange}>
            <Trans>Verify phone</Trans>
          </Button>
        </div>
      )}
    </Section>
  );
}
