import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { FlowPage } from '../../../runs/FlowPage.tsx';
import { paths } from '../../../ui/paths.ts';
import { verificationMessages } from '../messages.tsx';
import { OverseasVerificationFlow } from '../OverseasVerificationFlow.tsx';
import { overseasPortsBy } from '../ports.ts';
import { SessionOf, useVerificationParts } from './verificationParts.ts';

/** The page on which an enterprise outside mainland China is verified. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const { ports, page } = useVerificationParts(overseasVerificationFlow.id);
  const machine = useMemo(() => overseasVerificationMachine.provide({ actors: overseasPortsBy(ports) }), [ports]);
  return (
    <FlowPage
      messages={verificationMessages}
      flow={overseasVerificationFlow}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, userInput })}
      resume={() => ({ type: 'flow.resume' as const })}
      onOver={() => void navigate(page.activation ?? paths.home(), { replace: true })}
    >
      {(actor) => (
        <SessionOf actor={actor}>
          <OverseasVerificationFlow actor={actor} {...page} />
        </SessionOf>
      )}
    </FlowPage>
  );
}
