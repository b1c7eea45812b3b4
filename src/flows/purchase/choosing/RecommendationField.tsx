import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '#src/flowkit/Section.tsx';
import { fields } from '../fields.ts';
import type { ViewProps } from '../view.ts';
import classes from './choosing.module.css';

interface Props extends Pick<ViewProps, 'snapshot' | 'send'> {
  /** How verifying the code stands. */
  readonly status: ReactNode;
}

/** The code of whoever recommended us: typed here, verified by the server. */
export function RecommendationField({ snapshot, send, status }: Props) {
  const { t } = useLingui();
  const verify = { type: 'invite.verify' } as const;
  return (
    <Section title={t`Recommendation`} help={t`If another client recommended us, enter their code for a discount.`}>
      <form
        noValidate
        className={classes.recommendation}
        onSubmit={(event) => {
          event.preventDefault();
          send(verify);
        }}
      >
        <TextInput
          defaultValue={snapshot.context.selection.invite_code}
          onChange={(event) => send({ type: 'invite.enter', code: event.currentTarget.value })}
          id={fields.recommendation}
          label={t`Recommendation code`}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${fields.recommendation}-status`}
          className={classes.code}
        />
        {!snapshot.matches({ choosing: { invite: 'verified' } }) && (
          <Button type="submit" variant="default" loading={snapshot.matches({ choosing: { invite: 'verifying' } })}>
            <Trans>Verify code</Trans>
          </Button>
        )}
      </form>
      <div id={`${fields.recommendation}-status`} role="status">
        {status}
      </div>
    </Section>
  );
}
