import { useMemo } from 'react';
import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { FlowPage } from '../../../runs/FlowPage.tsx';
import { OverseasVerificationFlow } from '../OverseasVerificationFlow.tsx';
import { createOverseasPorts } from '../ports.ts';
import { SessionReloader, useVerificationPage } from './useVerificationPage.ts';

export function Component() {
  const { ports, run, page } = useVerificationPage(overseasVerificationFlow.id);
  const machine = useMemo(() => overseasVerificationMachine.provide({ actors: createOverseasPorts(ports) }), [ports]);
  return (
    <FlowPage {...run} flow={overseasVerificationFlow} machine={machine}>
      {(actor) => (
        <SessionReloader actor={actor}>
          <OverseasVerificationFlow actor={actor} {...page} />
        </SessionReloader>
      )}
    </FlowPage>
  );
}
