import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { chosenMember } from '#machines/flows/activation/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { paths } from '#src/ui/paths.ts';
import { LastAttemptNotice } from './LastAttemptNotice.tsx';
import { UpcomingCredit } from './RemainingCredit.tsx';
import { TermRows } from './TermRows.tsx';
import type { ViewProps } from './view.ts';

export function Ready({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { activation } = snapshot.context;
  const member = chosenMember(snapshot.context);
  if (activation === null || activation.terms === null || member === null) return null;
  return (
    <PageFrame title={t`Activate order`}>
      <LastAttemptNotice snapshot={snapshot} />
      <Section title={t`What you’ll get`}>
        {activation.terms.starts_at === activation.as_of && (
          <Text c="dimmed">
            <Trans>Service starts when you activate the order.</Trans>
          </Text>
        )}
        <TermRows terms={activation.terms} before={activation.terms.before} />
      </Section>
      {activation.remaining_credit !== null && <UpcomingCredit money={activation.remaining_credit} />}
      <ChoiceCards
        legend={<Trans>Choose an administrator</Trans>}
        columns={2}
        value={member.member_id}
        choices={activation.members.map(({ member_id, real_name, email, is_admin }) => ({
          value: member_id,
          title: <bdi>{real_name}</bdi>,
          description: email,
          aside: is_admin && <Trans>Main account</Trans>,
        }))}
        onChange={(member_id) => send({ type: 'member.choose', member_id })}
      />
      <Section title={t`Your order`}>
        <OrderDetailList order={snapshot.context.activation?.order} also="type" />
      </Section>
      <Actions>
        <Button onClick={() => send({ type: 'order.activate' })}>
          <Trans>Activate now</Trans>
        </Button>
        <AppLink href={paths.order(activation.order.order_id)}>
          <Trans>Go to order</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}
