import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import '../styles.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readSupportCode } from '#contract/supportCode.ts';
import { TextInputControl } from '../../forms/controls/TextControls.tsx';
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
        title={t`Session replay`}
        description={<Trans>Enter the support code the client gives you. Codes are kept for 30 days.</Trans>}
      />
      <form onSubmit={open} noValidate>
        <Group align="flex-end" mb="lg">
          <TextInputControl
            label={t`Support code`}
            value={typed}
            onText={setTyped}
            placeholder="7KQ2-M9XD"
            autoComplete="off"
            spellCheck={false}
            error={wrong && t`Enter a valid support code (8 letters and digits), for example 7KQ2-M9XD.`}
          />
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
        </Group>
      </form>
      {code !== null && stored === null && (
        <Notice tone="warn" live="alert" title={<Trans>No recording found for {code}.</Trans>}>
          <Trans>The code may be wrong or older than 30 days. Check it with the client.</Trans>
        </Notice>
      )}
      {stored !== null && <TraceResult key={code} found={stored} />}
    </>
  );
}

const refusalMessages = {
  unreadable: msg`This recording can’t be read.`,
  'another flow': msg`This build doesn’t include the recorded flow.`,
  'another version': msg`This was recorded with a different version of the flow. Open it in the build the client used.`,
  'another build': msg`This was recorded by a build with different states or transitions. Open it in the build the client used.`,
  'not of this machine': msg`This recording doesn’t match the state machine it names.`,
} satisfies Record<Extract<DeskTrace, { kind: 'refused' }>['reason'], MessageDescriptor>;

function TraceResult({ found }: { readonly found: DeskTrace }) {
  const { t } = useLingui();
  if (found.kind === 'refused') return <Notice tone="bad" live="alert" title={t(refusalMessages[found.reason])} />;
  return (
    <>
      <TraceSummary {...found} />
      <TraceViewer {...found} />
    </>
  );
}
