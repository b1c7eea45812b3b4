import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReducedVersionHint } from '#contract/entities/order.ts';
import { Section } from '#src/flowkit/Section.tsx';
import { CheckCard } from '#src/forms/ChoiceCards.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';

/** Each loss has to be acknowledged separately. */
export function LossHints({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const say = useLossHintText();
  const { quote, previous_quote, acknowledged } = snapshot.context;
  const hints = (quote ?? previous_quote)?.reduced_version_hints ?? [];
  if (hints.length === 0) return null;
  return (
    <Section
      id={fieldIds.hints}
      title={t`What you’ll lose`}
      help={<Trans>The plan you chose includes less than you have now. Confirm each item.</Trans>}
    >
      <Stack gap="xs">
        {hints.map((hint) => (
          <CheckCard
            key={hint.hint_id}
            title={say(hint)}
            checked={acknowledged.includes(hint.hint_id)}
            onChange={(checked) =>
              send({ type: checked ? 'hint.acknowledge' : 'hint.withdraw', hint_id: hint.hint_id })
            }
          />
        ))}
      </Stack>
    </Section>
  );
}

function useLossHintText(): (hint: ReducedVersionHint) => string {
  const { i18n } = useLingui();
  const { text, number } = useFormats();
  return ({ kind, name, from, to }) => {
    const values = {
      name: name === null ? '' : text(name),
      from: number(from ?? 0),
      to: number(to ?? 0),
    };
    return i18n._({ ...lossHintMessages[kind], values });
  };
}

const lossHintMessages = {
  module_lost: msg({ id: 'hint.module_lost', message: 'You’ll no longer have {name}.' }),
  accounts_reduced: msg({ id: 'hint.accounts_reduced', message: 'Accounts reduced from {from} to {to}.' }),
  storage_reduced: msg({ id: 'hint.storage_reduced', message: 'Storage reduced from {from} GB to {to} GB.' }),
  edm_reduced: msg({ id: 'hint.edm_reduced', message: 'Marketing emails per year reduced from {from} to {to}.' }),
  api_reduced: msg({ id: 'hint.api_reduced', message: 'API calls per year reduced from {from} to {to}.' }),
} as const satisfies Record<ReducedVersionHint['kind'], MessageDescriptor>;
