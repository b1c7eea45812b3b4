import { useMemo } from 'react';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { FlowPage } from '../../../runs/FlowPage.tsx';
import { MainlandVerificationFlow } from '../MainlandVerificationFlow.tsx';
import { mainlandPortsBy } from '../ports.ts';
import { SessionOf, useVerificationParts } from './verificationParts.ts';

export function Component() {
  const { ports, run, page } = useVerificationParts(mainlandVerificationFlow.id);
  const machine = useMemo(() => mainlandVerificationMachine.provide({ actors: mainlandPortsBy(ports) }), [ports]);
  return (
    <FlowPage {...run} flow={mainlandVerificationFlow} machine={machine}>
      {(actor) => (
        <SessionOf actor={actor}>
          <MainlandVerificationFlow actor={actor} {...page} />
        </SessionOf>
      )}
    </FlowPage>
  );
}
