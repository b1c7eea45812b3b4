import { useMemo } from 'react';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { FlowPage } from '../../../runs/FlowPage.tsx';
import { MainlandVerificationFlow } from '../MainlandVerificationFlow.tsx';
import { createMainlandPorts } from '../ports.ts';
import { SessionReloader, useVerificationPage } from './useVerificationPage.ts';

export function Component() {
  const { ports, run, page } = useVerificationPage(mainlandVerificationFlow.id);
  const machine = useMemo(() => mainlandVerificationMachine.provide({ actors: createMainlandPorts(ports) }), [ports]);
  return (
    <FlowPage {...run} flow={mainlandVerificationFlow} machine={machine}>
      {(actor) => (
        <SessionReloader actor={actor}>
          <MainlandVerificationFlow actor={actor} {...page} />
        </SessionReloader>
      )}
    </FlowPage>
  );
}
