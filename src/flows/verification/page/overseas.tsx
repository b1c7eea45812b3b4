import { useMemo } from 'react';
import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { FlowPage } from '../../../runs/FlowPage.tsx';
import { OverseasVerificationFlow } from '../OverseasVerificationFlow.tsx';
import { overseasPortsBy } from '../ports.ts';
import { SessionOf, useVerificationParts } from './verificationParts.ts';

export function Component() {
  const { ports, run, page } = useVerificationParts(overseasVerificationFlow.id);
  const machine = useMemo(() => overseasVerificationMachine.provide({ actors: overseasPortsBy(ports) }), [ports]);
  return (
    <FlowPage {...run} flow={overseasVerificationFlow} machine={machine}>
      {(actor) => (
        <SessionOf actor={actor}>
          <OverseasVerificationFlow actor={actor} {...page} />
        </SessionOf>
      )}
    </FlowPage>
  );
}
