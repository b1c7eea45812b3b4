import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { type GuideEvent, type GuideKept, guideMachine, type HintId, hintIds } from '#machines/shell/guide/machine.ts';
import { hintWords } from '../../i18n/hintWords.ts';
import { Notice } from '../../ui/Notice.tsx';
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
  const { pathname } = useLocation();
  const hint = hintIds.find((id) => pages[id].test(pathname));
  return hint === undefined ? null : <Hint key={hint} hint={hint} />;
}

function Hint({ hint }: { readonly hint: HintId }) {
  const { t } = useLingui();
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
  const isShown = useSelector(guide ?? undefined, (snapshot) => snapshot?.matches('shown') === true);
  if (!isShown) return null;
  const done = (event: GuideEvent) => {
    guide?.send(event);
    focusOnHeading();
  };
  const { title, detail } = hintWords[hint];
  return (
    <Box mb="md" data-screen-only>
      <Notice
        tone="info"
        title={t(title)}
        actions={
          <>
            <Button size="compact-sm" variant="default" onClick={() => done({ type: 'hint.close' })}>
              <Trans>Got it</Trans>
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => done({ type: 'guide.hide' })}>
              <Trans>Show no more hints</Trans>
            </Button>
          </>
        }
      >
        {t(detail)}
      </Notice>
    </Box>
  );
}
