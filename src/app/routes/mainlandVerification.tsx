import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { MainlandVerificationFlow } from '../../flows/verification/MainlandVerificationFlow.tsx';
import { mainlandPortsBy } from '../../ports/verification.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { paths } from '../../ui/paths.ts';
import { verificationRunWords } from './VerificationRunWords.tsx';
import { SessionOf, useVerificationParts } from './verificationParts.ts';

/** The page on which an enterprise of mainland China is verified. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const { ports, page } = useVerificationParts(mainlandVerificationFlow.id);
  const machine = useMemo(() => mainlandVerificationMachine.provide({ actors: mainlandPortsBy(ports) }), [ports]);
  return (
    <FlowPage
      messages={verificationRunWords}
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
