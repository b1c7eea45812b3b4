import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import { z } from 'zod/mini';
import { typedCode } from '#contract/typed.ts';
import { leafPathsOf, viewOfLeaf } from '#src/flowkit/leaf.ts';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { useFocusFallback } from '#src/ui/useFocusFallback.ts';
import { WorkingButton } from '#src/ui/WorkingButton.tsx';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';
import { recommendationViews } from './RecommendationViews.tsx';

const statusId = `${fieldIds.recommendation}-status`;

const schema = z.object({ recommendation: typedCode(32) });

export function Recommendation(view: ViewProps) {
  const { snapshot } = view;
  const Status = viewOfLeaf(recommendationViews, leafPathsOf(snapshot.value));
  const kept = useFocusFallback<HTMLDivElement>(snapshot.matches({ choosing: { invite: 'verified' } }));
  return (
    <div {...kept}>
      <RecommendationForm {...view} />
      <div id={statusId} role="status">
        {Status && <Status {...view} />}
      </div>
    </div>
  );
}

function RecommendationForm({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const form = useTypedForm({
    id: 'purchase',
    schema,
    labels: { recommendation: t`Recommendation code` },
    typed: { recommendation: snapshot.context.selection.invite_code },
    keep: ({ recommendation }) => send({ type: 'invite.enter', code: recommendation }),
    checked: faultReportingOf(snapshot.context, send),
    submit: () => send({ type: 'invite.verify' }),
  });
  return (
    <Form form={form}>
      <Group align="end" gap={10}>
        <Box flex="1 1 12em">
          <TextField form={form} name="recommendation" kind="code" autoComplete="off" alsoDescribedBy={statusId} />
        </Box>
        {!snapshot.matches({ choosing: { invite: 'verified' } }) && (
          <WorkingButton
            type="submit"
            variant="default"
            loading={snapshot.matches({ choosing: { invite: 'verifying' } })}
          >
            <Trans>Verify code</Trans>
          </WorkingButton>
        )}
      </Group>
    </Form>
  );
}
