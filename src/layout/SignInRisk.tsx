import '@mantine/core/styles/Notification.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notification } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { LoginRisk } from '#contract/entities/session.ts';
import { securityTipMachine } from '#machines/shell/securityTip/machine.ts';
import { usePageActor } from '../services/usePageActor.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { aboveBars } from '../ui/aboveBars.ts';
import { paths } from '../ui/paths.ts';

/** localStorage: the time of the last sign-in that was shown. */
const shownKey = 'mallflow.securityTip';

export function SignInRisk({ risk }: { readonly risk: LoginRisk }) {
  const { t } = useLingui();
  const machine = useMemo(
    () =>
      securityTipMachine.provide({
        actors: {
          rememberTold: fromPromise(async () => {
            localStorage.setItem(shownKey, risk.loginTime);
            return null;
          }),
        },
      }),
    [risk.loginTime],
  );
  const tip = usePageActor(machine, { ...risk, is_told: localStorage.getItem(shownKey) === risk.loginTime });
  const isShown = useSelector(tip, (snapshot) => snapshot.matches('shown'));
  if (!isShown) return null;
  return (
    <Notification
      pos="fixed"
      bottom={aboveBars}
      left={16}
      right={16}
      maw={420}
      ms="auto"
      style={{ zIndex: 300 }}
      color="warn"
      role="status"
      icon={<IconShieldExclamation size={20} aria-hidden="true" />}
      title={<Trans>New sign-in from an unrecognised browser.</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
      onClose={() => tip.send({ type: 'tip.close' })}
    >
      <AppLink href={paths.security()}>
        <Trans>Review in Security centre</Trans>
      </AppLink>
    </Notification>
  );
}
