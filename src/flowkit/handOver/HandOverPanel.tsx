import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, StateValueFrom } from 'xstate';
import type { handOverMachine } from '#machines/parts/handOver.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { BusyIndicator } from '../BusyIndicator.tsx';
import { useFaultText, useRefusalText, useShortFaultText } from '../faultText.ts';
import { type LeafPathOf, leafPathsOf, viewOfLeaf } from '../leaf.ts';
import { QrCode } from '../QrCode.tsx';
import { CheckCode, type PageCodes } from './codes.tsx';

type HandOverActor = ActorRefFrom<typeof handOverMachine>;

interface ViewProps {
  readonly part: HandOverActor;
  readonly codes: PageCodes;
}

/** The states of `following.end` have no view: they run beside these and show in the button. */
const views = {
  beginning: () => (
    <BusyIndicator>
      <Trans>Creating a QR code…</Trans>
    </BusyIndicator>
  ),
  'following.phone.waiting.shown': CodeShown,
  'following.phone.waiting.untimed': CodeShown,
  'following.phone.waiting.outdated': CodeExpired,
  'following.phone.opened': OpenedOnPhone,
  expired: Expired,
  ended: Ended,
  refused: Refused,
  failed: Failed,
  finished: () => null,
} as const satisfies Record<
  Exclude<LeafPathOf<StateValueFrom<typeof handOverMachine>>, `following.end.${string}`>,
  unknown
>;

interface HandOverProps {
  /** Undefined on a page that only shows a recorded run. */
  readonly part: HandOverActor | undefined;
  readonly codes: PageCodes;
}

export function HandOverPanel({ part, codes }: HandOverProps) {
  const value = useSelector(part, (snapshot) => snapshot?.value ?? null);
  if (part === undefined || value === null) return null;
  const View = viewOfLeaf<ComponentType<ViewProps>>(views, leafPathsOf(value));
  return (
    <Paper p={14} radius="md" bd="1px solid var(--line-strong)">
      <Stack align="start" gap={12}>
        {View && <View part={part} codes={codes} />}
      </Stack>
    </Paper>
  );
}

function CodeShown({ part, codes }: ViewProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const begun = useSelector(part, ({ context }) => context.begun);
  const code = begun && codes.codeOf(begun.hand_over_id);
  if (begun === null || code === null) return <CodeHidden part={part} />;
  const { check_code: number } = begun;
  const until = time(begun.expires_at);
  return (
    <>
      <Group gap="md">
        <QrCode value={code} label={t`QR code for sending this file from your phone`} />
        <Stack gap="sm" flex="1 1 260px">
          <Text>
            <Trans>Scan this code with your phone’s camera. It opens a page where you can send this one file.</Trans>
          </Text>
          <Text>
            <Trans>
              Check that your phone also shows the number <CheckCode>{number}</CheckCode>. The code can be opened once,
              until {until}.
            </Trans>
          </Text>
          <PhoneProgress part={part}>
            <Trans>Waiting for your phone. You can continue with the rest of the page.</Trans>
          </PhoneProgress>
        </Stack>
      </Group>
      <HandOverActions part={part} renews="also" />
    </>
  );
}

/** After a reload: the secret of the code was only in the memory of the page. */
const CodeHidden = ({ part }: Pick<ViewProps, 'part'>) => (
  <>
    <Notice tone="info" live="status">
      <Trans>
        This page was reloaded, so the code is hidden. If your phone has already opened it, continue there. Otherwise,
        get a new code.
      </Trans>
    </Notice>
    <HandOverActions part={part} renews="first" />
  </>
);

function CodeExpired({ part }: ViewProps) {
  return (
    <>
      <Notice tone="warn" live="status">
        <Trans>This code has expired.</Trans>
      </Notice>
      <HandOverActions part={part} renews="first" />
    </>
  );
}

function OpenedOnPhone({ part }: ViewProps) {
  const number = useSelector(part, ({ context }) => context.begun?.check_code ?? '');
  return (
    <>
      <Notice tone="good" live="status" title={<Trans>A phone has opened the code.</Trans>}>
        <Trans>
          If your phone doesn’t show the number <CheckCode>{number}</CheckCode>, someone else opened the code. Use this
          device instead.
        </Trans>
      </Notice>
      <PhoneProgress part={part}>
        <Trans>Waiting for the photo. It’ll appear here automatically.</Trans>
      </PhoneProgress>
      <HandOverActions part={part} />
    </>
  );
}

interface EndedFrameProps extends Pick<ViewProps, 'part'> {
  readonly children: ReactNode;
}

const EndedFrame = ({ part, children }: EndedFrameProps) => (
  <>
    <Notice tone="warn" live="alert">
      {children}
    </Notice>
    <HandOverActions part={part} renews="first" />
  </>
);

function Expired({ part }: ViewProps) {
  return (
    <EndedFrame part={part}>
      <Trans>The time to send from your phone has expired. Nothing was sent.</Trans>
    </EndedFrame>
  );
}

function Ended({ part }: ViewProps) {
  return (
    <EndedFrame part={part}>
      <Trans>This code is no longer valid. There’s a newer one, or someone has signed out.</Trans>
    </EndedFrame>
  );
}

function Refused({ part }: ViewProps) {
  const refusalText = useRefusalText();
  const refusal = useSelector(part, ({ context }) => context.refusal);
  return <EndedFrame part={part}>{refusal !== null && refusalText(refusal)}</EndedFrame>;
}

function Failed({ part }: ViewProps) {
  const faultText = useFaultText();
  const fault = useSelector(part, ({ context }) => context.fault);
  return <EndedFrame part={part}>{faultText(fault)}</EndedFrame>;
}

/** Shows that the page is waiting, or why it cannot learn the progress. */
function PhoneProgress({ part, children }: { readonly part: HandOverActor; readonly children: ReactNode }) {
  const faultNews = useShortFaultText();
  const follow = useSelector(part, (snapshot) => snapshot.children.followOpening ?? snapshot.children.followSending);
  const unheard = useSelector(follow, (snapshot) => snapshot?.context?.fault ?? null);
  const unended = useSelector(part, ({ context }) => context.fault);
  const fault = unended ?? unheard;
  if (fault === null)
    return (
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Loader size="xs" mt={4} aria-hidden />
        <div role="status">{children}</div>
      </Group>
    );
  return (
    <Notice tone="warn" live="alert" title={faultNews(fault)}>
      {unended === null ? (
        <Trans>We can’t see the phone’s progress right now. We’ll keep checking.</Trans>
      ) : (
        <Trans>We couldn’t cancel the code. Try again.</Trans>
      )}
    </Notice>
  );
}

interface HandOverActionsProps extends Pick<ViewProps, 'part'> {
  /** `first`: as the primary action; `also`: beside a code that is still visible. */
  readonly renews?: 'first' | 'also';
}

function HandOverActions({ part, renews }: HandOverActionsProps) {
  const isEnding = useSelector(part, (snapshot) => snapshot.matches({ following: { end: 'requested' } }));
  return (
    <Group gap="sm">
      {renews !== undefined && (
        <Button
          variant={renews === 'first' ? 'filled' : 'default'}
          onClick={() => part.send({ type: 'handOver.renew' })}
        >
          <Trans>Get a new code</Trans>
        </Button>
      )}
      <Button variant="default" aria-disabled={isEnding} onClick={() => part.send({ type: 'handOver.end' })}>
        {isEnding ? <Trans>Cancelling the code…</Trans> : <Trans>Use this device instead</Trans>}
      </Button>
    </Group>
  );
}
