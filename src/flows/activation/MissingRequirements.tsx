import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { documentKinds } from '#contract/entities/document.ts';
import type { SigningStatus } from '#contract/entities/signing.ts';
import { canSign, documentToSign, endedTask } from '#machines/flows/activation/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { documentKindLabels } from '#src/i18n/documentLabels.ts';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { BlockingReasons } from './BlockingReasons.tsx';
import { LastAttemptNotice } from './LastAttemptNotice.tsx';
import { TermRows } from './TermRows.tsx';
import type { ViewProps } from './view.ts';

export function MissingRequirements({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { activation } = snapshot.context;
  if (activation === null) return null;
  return (
    <PageFrame
      title={
        activation.reasons.includes('order_closed')
          ? t`This order can’t be activated`
          : t`This order can’t be activated yet`
      }
    >
      <LastAttemptNotice snapshot={snapshot} />
      <BlockingReasons activation={activation} />
      {canSign(snapshot.context) && <SigningRequest snapshot={snapshot} send={send} />}
      <Section title={t`Your order`}>
        <OrderDetailList order={snapshot.context.activation?.order} also="type" />
      </Section>
      {activation.terms !== null && (
        <Section title={t`What you’ll get`}>
          <TermRows terms={activation.terms} before={activation.terms.before} />
        </Section>
      )}
      <Actions>
        <CheckAgainButton onCheck={() => send({ type: 'activation.check' })} />
        <AppLink href={paths.order(activation.order.order_id)}>
          <Trans>Go to order</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

const endedSigningMessages = {
  rejected: msg`The document was rejected during signing.`,
  cancelled: msg`The document was withdrawn.`,
  expired: msg`The signing deadline passed.`,
} as const satisfies Partial<Record<SigningStatus, MessageDescriptor>>;

function SigningRequest({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const ended = endedTask(snapshot.context);
  const words = ended === null || !isEnd(ended.status) ? null : endedSigningMessages[ended.status];
  const about = {
    contract: t`Signed by your company’s legal representative.`,
    payment_by_others: t`Choose this if someone else paid for your company.`,
  };
  return (
    <Section title={t`Sign a document`}>
      {words !== null && (
        <Notice tone="warn" live="status" title={t(words)}>
          <Trans>You can start signing again.</Trans>
        </Notice>
      )}
      <Stack gap="lg" align="start">
        <ChoiceCards
          legend={<Trans>Document</Trans>}
          columns={2}
          value={documentToSign(snapshot.context)}
          choices={documentKinds.map((value) => ({
            value,
            title: t(documentKindLabels[value]),
            description: about[value],
          }))}
          onChange={(document) => send({ type: 'document.choose', document })}
        />
        <Button onClick={() => send({ type: 'signing.begin' })}>
          <Trans>Continue to signing</Trans>
        </Button>
      </Stack>
    </Section>
  );
}

const isEnd = (status: SigningStatus): status is keyof typeof endedSigningMessages =>
  Object.hasOwn(endedSigningMessages, status);
