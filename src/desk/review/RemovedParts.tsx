import '@mantine/core/styles/List.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { List } from '@mantine/core';
import type { ActivePart } from '#contract/files.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Warns a reviewer of what a PDF held beside its pages; nothing where it held nothing. */
export function RemovedParts({ removed }: { readonly removed: readonly ActivePart[] }) {
  const { t } = useLingui();
  if (removed.length === 0) return null;
  const words = {
    script: t`Scripts, or links that run programs or send data`,
    attachment: t`Attached files`,
    media: t`Embedded media`,
  } as const satisfies Record<ActivePart, string>;
  return (
    <Notice tone="warn" title={<Trans>This PDF held more than pages. You open it without:</Trans>}>
      <List>
        {removed.map((part) => (
          <List.Item key={part}>{words[part]}</List.Item>
        ))}
      </List>
    </Notice>
  );
}
