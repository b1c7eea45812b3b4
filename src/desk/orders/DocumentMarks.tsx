import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeskOrder } from '#contract/calls/deskOrders.ts';
import { documentKindWords } from '../../i18n/documentWords.ts';

/** Which documents an order has, or that it lacks them, in icons and words. */
export function DocumentMarks({ documents, signed_online }: Pick<DeskOrder, 'documents' | 'signed_online'>) {
  const { i18n } = useLingui();
  const online = signed_online.filter((kind) => documents.every((document) => document.kind !== kind));
  return (
    <Stack gap={4}>
      {documents.map(({ kind }) => {
        const name = i18n._(documentKindWords[kind]);
        return <Mark key={kind} isThere text={<Trans>{name}: attached</Trans>} />;
      })}
      {online.map((kind) => {
        const name = i18n._(documentKindWords[kind]);
        return <Mark key={kind} isThere text={<Trans>{name}: signed online</Trans>} />;
      })}
      {documents.length + online.length === 0 && <Mark isThere={false} text={<Trans>No document</Trans>} />}
    </Stack>
  );
}

const Mark = ({ isThere, text }: { readonly isThere: boolean; readonly text: ReactNode }) => (
  <Group component="span" gap={6} wrap="nowrap" align="start" fz="sm">
    {isThere ? (
      <IconCircleCheck size={16} color="var(--good)" style={{ marginBlockStart: 2 }} aria-hidden="true" />
    ) : (
      <IconCircleDashed size={16} color="var(--warn)" style={{ marginBlockStart: 2 }} aria-hidden="true" />
    )}
    {text}
  </Group>
);
