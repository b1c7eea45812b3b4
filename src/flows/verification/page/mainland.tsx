import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { FlowPage } from '../../../runs/FlowPage.tsx';
import { paths } from '../../../ui/paths.ts';
import { MainlandVerificationFlow } from '../MainlandVerificationFlow.tsx';
import { verificationMessages } from '../messages.tsx';
import { mainlandPortsBy } from '../ports.ts';
import { SessionOf, useVerificationParts } from './verificationParts.ts';

/** The page on which an enterprise of mainland China is verified. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const { ports, page } = useVerificationParts(mainlandVerificationFlow.id);
  const machine = useMemo(() => mainlandVerificationMachine.provide({ actors: mainlandPortsBy(ports) }), [ports]);
  return (
    <FlowPage
      messages={verificationMessages}
      flow={mainlandVerificationFlow}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, userInput })}
      resume={() => ({ type: 'flow.resume' as const })}
      onOver={() => void navigate(page.activation ?? paths.home(), { replace: true })}
    >
      {(actor) => (
        <SessionOf actor={actor}>
          <MainlandVerificationFlow actor={actor} {...page} />
        </SessionOf>
      )}
    </FlowPage>
  );
}
