import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, UnstyledButton } from '@mantine/core';
import { useMediaQuery, useToggle } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { guideClose } from '#contract/calls/session.ts';
import { type HintId, type HintOrAll, hintIds } from '#contract/entities/guide.ts';
import { type GuideEvent, guideMachine } from '#machines/shell/guide/machine.ts';
import { expectData } from '../ports/expectAnswer.ts';
import { useApi } from '../services/services.ts';
import { usePageActor } from '../services/usePageActor.ts';
import { useSession } from '../session/session.ts';
import { focusOnHeading } from '../ui/focusOnHeading.ts';
import { Notice } from '../ui/Notice.tsx';
import { reviewHash } from '../ui/paths.ts';

const pageOfHint: Readonly<Record<HintId, RegExp>> = {
  home: /^\/(home|mall|mall\/home)\/?$/,
  store: /^\/store(\/|$)/,
  orders: /^\/order(\/[^/]+)?\/?$/,
  vouchers: /^\/voucher\/?$/,
};

const withOneMore = (closed: readonly HintOrAll[], which: HintOrAll): readonly HintOrAll[] => [...closed, which];

/** Shown on a user's first visit of a page, in any browser. */
export function Guide() {
  const { pathname, hash } = useLocation();
  // The session's user may be older than a hint that was closed a moment ago.
  const [closed, onClose] = useReducer(withOneMore, []);
  const hint = hintIds.find((id) => pageOfHint[id].test(pathname));
  if (hint === undefined) return null;
  // A user at the review no longer needs the hint.
  return <Hint key={hint} hint={hint} closed={closed} isPast={hash === reviewHash} onClose={onClose} />;
}

interface HintProps {
  readonly hint: HintId;
  /** Closed since the pages were loaded. */
  readonly closed: readonly HintOrAll[];
  readonly isPast: boolean;
  readonly onClose: (which: HintOrAll) => void;
}

function Hint({ hint, closed, isPast, onClose }: HintProps) {
  const api = useApi();
  const { dismissed, is_hidden } = useSession().user.guide;
  const machine = useMemo(
    () =>
      guideMachine.provide({
        actors: {
          keep: fromPromise<null, HintOrAll>(async ({ input }) => {
            onClose(input);
            expectData(await api.call(guideClose, { body: { hint: input } }));
            return null;
          }),
        },
      }),
    [api, onClose],
  );
  const guide = usePageActor(machine, {
    hint,
    dismissed: hintIds.filter((id) => dismissed.includes(id) || closed.includes(id)),
    is_hidden: is_hidden || closed.includes('all'),
  });
  const isShown = useSelector(guide, (snapshot) => snapshot.matches('shown'));
  useEffect(() => {
    if (isPast) guide.send({ type: 'hint.close' });
  }, [guide, isPast]);
  if (!isShown) return null;
  const done = (event: GuideEvent) => {
    guide.send(event);
    focusOnHeading();
  };
  return <HintNotice hint={hint} onDone={done} />;
}

const hintMessages = {
  home: {
    title: msg`Start here`,
    detail: msg`Anything that needs your attention is at the top: orders to pay, activate or correct. Each button takes you straight there.`,
  },
  store: {
    title: msg`Your entries are saved as you go`,
    detail: msg`Leave at any time and continue here or on another device. You only pay after you’ve placed the order.`,
  },
  orders: {
    title: msg`Find an order`,
    detail: msg`The first tab shows all orders, and the others show them by status. You can search longer lists by order number or plan and bookmark the results.`,
  },
  vouchers: {
    title: msg`Use vouchers when you buy`,
    detail: msg`Redeem a code here, then choose the voucher when you buy. While an unpaid order uses a voucher, it’s reserved for that order.`,
  },
} as const satisfies Record<HintId, { readonly title: MessageDescriptor; readonly detail: MessageDescriptor }>;

interface HintNoticeProps {
  readonly hint: HintId;
  readonly onDone: (event: GuideEvent) => void;
}

/** One line on a narrow screen, so that the page's content stays visible. */
function HintNotice({ hint, onDone }: HintNoticeProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [isUnfolded, unfold] = useToggle();
  const { title, detail } = hintMessages[hint];
  const isFolded = isNarrow && !isUnfolded;
  return (
    <Box mb="md" data-screen-only>
      <Notice
        tone="info"
        title={
          isNarrow ? (
            <Group
              component={UnstyledButton}
              gap={4}
              wrap="nowrap"
              w="fit-content"
              mih={24}
              fz="inherit"
              aria-expanded={isUnfolded}
              onClick={() => unfold()}
            >
              {t(title)}
              <IconChevronDown size={18} aria-hidden="true" data-turns />
            </Group>
          ) : (
            t(title)
          )
        }
        {...(isFolded
          ? { onClose: () => onDone({ type: 'hint.close' }) }
          : { actions: <HintActions onDone={onDone} />, children: t(detail) })}
      />
    </Box>
  );
}

const HintActions = ({ onDone }: Pick<HintNoticeProps, 'onDone'>) => (
  <>
    <Button size="compact-sm" variant="default" onClick={() => onDone({ type: 'hint.close' })}>
      <Trans>Got it</Trans>
    </Button>
    <Button size="compact-sm" variant="subtle" onClick={() => onDone({ type: 'guide.hide' })}>
      <Trans>Turn off hints</Trans>
    </Button>
  </>
);
