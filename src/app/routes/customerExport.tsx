import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { customerExportFile } from '#contract/calls/customerExport.ts';
import type { FlowDraft } from '#contract/calls/session.ts';
import { customerExportFlow } from '#machines/flows/customerExport/flow.ts';
import { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import { CustomerExportFlow } from '../../flows/customerExport/CustomerExportFlow.tsx';
import { exportPortsBy } from '../../ports/customerExport.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import type { RunMessages } from '../../runs/RunMessages.ts';
import { useServices } from '../../services/services.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

const messages: RunMessages = {
  once: msg`Either way, the export starts only once.`,
  continued: msg`What you began here was finished in another window. You see how the export stands now.`,
  found: (
    <Trans>
      You will find how the export stands <AppLink href={paths.customerExport()}>where customers are exported</AppLink>.
    </Trans>
  ),
};

/** The page on which customers are exported. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const { api, apiOptions, language, now } = useServices();
  const navigate = useNavigate();
  const machine = useMemo(
    () => customerExportMachine.provide({ actors: exportPortsBy({ api, now, language: language.current }) }),
    [api, now, language],
  );
  const file = `${apiOptions.baseUrls.oss}${customerExportFile.path}`;
  return (
    <FlowPage
      messages={messages}
      flow={customerExportFlow}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, userInput })}
      resume={() => ({ type: 'flow.resume' as const })}
      onOver={() => void navigate(paths.home(), { replace: true })}
    >
      {(actor) => (
        <CustomerExportFlow
          actor={actor}
          fileAddress={(export_id) => `${file}?${new URLSearchParams({ export_id })}`}
        />
      )}
    </FlowPage>
  );
}
