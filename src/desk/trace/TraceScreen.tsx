import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import '../styles.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readSupportCode } from '#contract/supportCode.ts';
import { LineControl } from '../../forms/controls/TextControls.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { DeskTrace } from './readTrace.ts';
import { TraceSummary } from './TraceSummary.tsx';
import { TraceViewer } from './TraceViewer.tsx';

interface TraceScreenProps {
  readonly code: string | null;
  readonly stored: DeskTrace | null;
  readonly onOpen: (code: string) => void;
}

/** Support enters the code that a client reads out. */
export function TraceScreen({ code, stored, onOpen }: TraceScreenProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(code ?? '');
  const [wrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const read = readSupportCode(typed);
    setWrong(read === null);
    if (read !== null) onOpen(read);
  };
  return (
    <>
      <PageHeader
        title={t`What a client saw`}
        description={<Trans>Enter the support code that the client reads out; it is kept for 30 days.</Trans>}
      />
      <form onSubmit={open} noValidate>
        <Group align="flex-end" mb="lg">
          <LineControl
            label={t`Support code`}
            value={typed}
            onText={setTyped}
            placeholder="7KQ2-M9XD"
            autoComplete="off"
            spellCheck={false}
            error={wrong && t`A support code has eight letters and digits, like 7KQ2-M9XD.`}
          />
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
        </Group>
      </form>
      {code !== null && stored === null && (
        <Notice tone="warn" live="alert" title={<Trans>Nothing is stored under {code}.</Trans>}>
          <Trans>It may have been misheard, or it is older than 30 days.</Trans>
        </Notice>
      )}
      {stored !== null && <Found key={code} found={stored} />}
    </>
  );
}

const refusals = {
  unreadable: msg`What is stored under this code cannot be read.`,
  'another flow': msg`This build does not have the flow that was recorded.`,
  'another version': msg`This was recorded with another version of the flow. Open it with the build that the client used.`,
  'another build': msg`This was recorded by a build with other states or transitions. Open it with the build that the client used.`,
  'not of this machine': msg`What was recorded does not fit the machine that it names.`,
} satisfies Record<Extract<DeskTrace, { kind: 'refused' }>['reason'], MessageDescriptor>;

function Found({ found }: { readonly found: DeskTrace }) {
  const { t } = useLingui();
  if (found.kind === 'refused') return <Notice tone="bad" live="alert" title={t(refusals[found.reason])} />;
  return (
    <>
      <TraceSummary {...found} />
      <TraceViewer {...found} />
    </>
  );
}
