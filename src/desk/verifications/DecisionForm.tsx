import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DeskVerification } from '#contract/calls/deskVerifications.ts';
import { verificationRefusalCodes } from '#contract/entities/verification.ts';
import { verificationFieldsOf } from '#machines/lifecycles/verification.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import { Actions } from '../../flowkit/Actions.tsx';
import { Review } from '../../flowkit/review/Review.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { verificationFieldLabel, verificationRefusalMessages } from '../../i18n/verificationLabels.ts';
import { ReasonForm } from '../review/ReasonForm.tsx';
import { suggestedReasons } from './suggestedReasons.ts';

export interface DecisionFormProps {
  readonly row: DeskVerification;
  readonly review: ActorRefFrom<typeof reviewMachine>;
  readonly newKey: () => string;
}

const reasons = { codes: verificationRefusalCodes, words: verificationRefusalMessages };
const rejectedLabels = { own: <Trans>Rejected.</Trans>, before: <Trans>Already rejected.</Trans> };
const verdictLabels = {
  accept: { own: <Trans>Verified.</Trans>, before: <Trans>Already accepted.</Trans> },
  accept_for_now: {
    own: <Trans>Provisionally verified.</Trans>,
    before: <Trans>Already provisionally verified.</Trans>,
  },
  refuse: rejectedLabels,
  refuse_whole: rejectedLabels,
};

export function DecisionForm({ row, review, newKey }: DecisionFormProps) {
  const { i18n } = useLingui();
  const { text } = useFormats();
  const [codes, setCodes] = useState({ refuse: '', for_now: '' });
  const isMarked = useSelector(review, ({ context }) => context.marks.length > 0);
  const { zone, language, decisions } = row;
  const canRefuse = decisions.includes('refuse');
  const parts = verificationFieldsOf(row.verification_type).map((part) => ({
    part,
    label: i18n._(verificationFieldLabel(zone, part)),
    sentences: suggestedReasons[part].map((sentence) => ({ label: text(sentence), words: sentence[language] })),
  }));
  return (
    <Review
      review={review}
      parts={canRefuse ? parts : []}
      newKey={newKey}
      verdicts={{
        words: verdictLabels,
        controls: (give) => (
          <Stack gap="xl">
            {canRefuse && (
              <>
                <Stack gap="sm">
                  <Title order={3}>
                    <Trans>Reject</Trans>
                  </Title>
                  <Text c="dimmed">
                    <Trans>The client resubmits the items you mark, or everything if you mark none.</Trans>
                  </Text>
                  <ReasonForm
                    id="refuse"
                    {...reasons}
                    code={codes.refuse}
                    onType={(refuse) => setCodes({ ...codes, refuse })}
                    // The reason `other` says nothing by itself: it needs a marked field, and `refuse` requires one.
                    onGive={(code) => give(isMarked || code === 'other' ? 'refuse' : 'refuse_whole', { code })}
                    action={<Trans>Reject</Trans>}
                  />
                </Stack>
                <Stack gap="sm">
                  <Title order={3}>
                    <Trans>Accept provisionally</Trans>
                  </Title>
                  <Text c="dimmed">
                    <Trans>
                      The items you mark are still needed. The client isn’t fully verified until they’re accepted.
                    </Trans>
                  </Text>
                  <ReasonForm
                    id="for-now"
                    {...reasons}
                    code={codes.for_now}
                    onType={(for_now) => setCodes({ ...codes, for_now })}
                    onGive={(code) => give('accept_for_now', { code })}
                    action={<Trans>Accept provisionally</Trans>}
                  />
                </Stack>
              </>
            )}
            <Stack gap="sm">
              <Title order={3}>
                <Trans>Accept</Trans>
              </Title>
              <Text c="dimmed">
                <Trans>The client will be verified under this name and number.</Trans>
              </Text>
              <Actions>
                <Button onClick={() => give('accept')}>
                  <Trans>Accept verification</Trans>
                </Button>
              </Actions>
            </Stack>
          </Stack>
        ),
      }}
    />
  );
}
