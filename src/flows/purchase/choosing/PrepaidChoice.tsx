import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { Prepaid } from '#contract/entities/selection.ts';
import { offerOf } from '#machines/lifecycles/selection.ts';
import { Loadable, loadable } from '#src/flowkit/loadable.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { withMessages } from '#src/i18n/activateLanguage.ts';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';

const loadablePrepaidFields = loadable(
  withMessages('prepaidFields', async () => (await import('../panels/prepaidFields.tsx')).PrepaidFields),
);

type Props = Pick<ViewProps, 'snapshot' | 'send'>;

export function PrepaidChoice({ snapshot, send }: Props) {
  const { t } = useLingui();
  const { facts, selection } = snapshot.context;
  if (facts === null || offerOf(facts, selection.order_type)?.prepaid !== true) return null;
  const { prepaid } = selection;
  const only = facts.ad_accounts.filter(({ grant_status }) => grant_status === 'granted');
  const first: Prepaid = { cid: only.length === 1 ? (only[0]?.cid ?? null) : null, amount_minor: null };
  return (
    <Section id={fieldIds.prepaid} title={t`Prepaid advertising`} help={t`Top up a Google ad account with this order.`}>
      <Checkbox
        size="md"
        label={t`Add prepaid advertising`}
        checked={prepaid !== null}
        onChange={(event) => send({ type: 'prepaid.set', prepaid: event.currentTarget.checked ? first : null })}
      />
      {prepaid !== null && (
        <Loadable
          part={loadablePrepaidFields}
          given={{ facts, prepaid, snapshot, send }}
          waiting={<LoadingState rows={1} rowHeight={88} />}
        />
      )}
    </Section>
  );
}
