import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, UnstyledButton } from '@mantine/core';
import { useMediaQuery, useToggle } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { type GuideEvent, type GuideKept, guideMachine, type HintId, hintIds } from '#machines/shell/guide/machine.ts';
import { hintWords } from '../../i18n/hintWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import { reviewHash } from '../../ui/paths.ts';
import { usePart } from '../usePart.ts';
import { focusOnHeading } from './focusOnHeading.ts';
import { keepGuide, readGuide } from './keptGuide.ts';

/** Which page has which hint. */
const pages: Readonly<Record<HintId, RegExp>> = {
  home: /^\/(home|mall|mall\/home)\/?$/,
  store: /^\/store(\/|$)/,
  orders: /^\/order(\/[^/]+)?\/?$/,
  vouchers: /^\/voucher\/?$/,
};

/** Explains a page to whoever comes to it for the first time. */
export function Guide() {
  const { pathname, hash } = useLocation();
  const hint = hintIds.find((id) => pages[id].test(pathname));
  // Who has come to the review has found out what the page is.
  return hint === undefined ? null : <Hint key={hint} hint={hint} isPast={hash === reviewHash} />;
}

function Hint({ hint, isPast }: { readonly hint: HintId; readonly isPast: boolean }) {
  const machine = useMemo(
    () =>
      guideMachine.provide({
        actors: {
          keep: fromPromise<null, GuideKept>(async ({ input }) => {
            keepGuide(localStorage, input);
            return null;
          }),
        },
      }),
    [],
  );
  const guide = usePart(machine, { hint, ...readGuide(localStorage) });
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

interface HintNoticeProps {
  readonly hint: HintId;
  readonly onDone: (event: GuideEvent) => void;
}

/** On a narrow screen a line, which unfolds: what one has come for stays in sight. */
function HintNotice({ hint, onDone }: HintNoticeProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [isUnfolded, unfold] = useToggle();
  const { title, detail } = hintWords[hint];
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
          : { actions: <Actions onDone={onDone} />, children: t(detail) })}
      />
    </Box>
  );
}

const Actions = ({ onDone }: Pick<HintNoticeProps, 'onDone'>) => (
  <>
    <Button size="compact-sm" variant="default" onClick={() => onDone({ type: 'hint.close' })}>
      <Trans>Got it</Trans>
    </Button>
    <Button size="compact-sm" variant="subtle" onClick={() => onDone({ type: 'guide.hide' })}>
      <Trans>Show no more hints</Trans>
    </Button>
  </>
);
