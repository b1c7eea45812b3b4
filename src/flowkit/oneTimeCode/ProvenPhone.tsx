import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import { toldMobile } from '#contract/mobile.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Receipt } from '../../ui/Receipt.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Section } from '../Section.tsx';
import { type CodeEntry, useCodeSnapshot } from './codePart.ts';
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx';

interface ProvenPhoneProps extends OneTimeCodeProps {
  /** Without it nothing takes along the code that was typed. */
  readonly entry: CodeEntry;
  /** Where what stands against the phone leads to. */
  readonly id: string;
  readonly title: string;
  readonly help?: ReactNode;
  /** How the number is called. */
  readonly label: string;
  /** By whose habit the number is written. */
  readonly zone: Zone;
  /** The number that a code was entered for; null before. */
  readonly mobile: string | null;
  /** What stands against it; null where nothing does. */
  readonly problem: ReactNode;
  /** Asks for a number and its code, again or for the first time. */
  readonly onChange: () => void;
}

/** A phone in a form, proved by a code: the part that asks for it while it runs, the number once it is proved, and the way to it. */
export function ProvenPhone({ id, title, help, label, zone, mobile, problem, onChange, ...asking }: ProvenPhoneProps) {
  const code = useCodeSnapshot(asking.part);
  const saysItself = code !== null && (code.matches('entering') || code.context.field_faults.mobile !== undefined);
  const shows = asking.part !== undefined ? 'asking' : mobile !== null ? 'proved' : 'unproved';
  return (
    <Section id={id} title={title} help={help} shows={shows}>
      {/* The fields for the number and for the code say themselves what is against them. */}
      {problem !== null && !saysItself && (
        <Notice tone="bad" live="alert">
          {problem}
        </Notice>
      )}
      {shows === 'asking' && <OneTimeCode {...asking} />}
      {shows === 'proved' && mobile !== null && (
        <Receipt
          rows={[
            {
              id: 'mobile',
              label,
              value: (
                <>
                  <bdi>{toldMobile(zone, mobile)}</bdi>{' '}
                  <TextButton onClick={onChange}>
                    <Trans>Change number or code</Trans>
                  </TextButton>
                </>
              ),
            },
          ]}
        >
          <Text size="sm" c="dimmed">
            <Trans>The code is checked when you submit the form.</Trans>
          </Text>
        </Receipt>
      )}
      {shows === 'unproved' && (
        <div>
          <Button variant="default" onClick={onChange}>
            <Trans>Verify the phone</Trans>
          </Button>
        </div>
      )}
    </Section>
  );
}
