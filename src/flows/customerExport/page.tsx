import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { customerExportFile } from '#contract/calls/customerExport.ts';
import type { FlowDraft } from '#contract/calls/session.ts';
import { customerExportFlow } from '#machines/flows/customerExport/flow.ts';
import { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { CustomerExportFlow } from './CustomerExportFlow.tsx';
import { customerExportMessages } from './messages.tsx';
import { createExportPorts } from './ports.ts';

export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const { api, apiOptions, language, now } = useServices();
  const navigate = useNavigate();
  const machine = useMemo(
    () => customerExportMachine.provide({ actors: createExportPorts({ api, now, language: language.current }) }),
    [api, now, language],
  );
  const file = `${apiOptions.baseUrls.oss}${customerExportFile.path}`;
  return (
    <FlowPage
      messages={customerExportMessages}
      flow={customerExportFlow}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, userInput })}
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
