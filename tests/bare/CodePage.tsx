import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { zone } from '#contract/entities/client.ts';
import { codePurpose } from '#contract/entities/oneTimeCode.ts';
import { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import type { OneTimeCodeInput } from '#machines/parts/oneTimeCodeTypes.ts';
import {
  applyCodeResult,
  emptyPhoneContext,
  oneTimeCodeInputOf,
  type PhoneContext,
} from '#machines/parts/phoneProof.ts';
import { OneTimeCode } from '#src/flowkit/oneTimeCode/OneTimeCode.tsx';
import { createOneTimeCodeMachine, solveInWorker } from '#src/ports/oneTimeCode.ts';
import type { Services } from '#src/services/services.ts';

type CodePageInput = Pick<OneTimeCodeInput, 'purpose' | 'zone'>;

/** The least that a flow does with a code: invokes the child machine, saves its output, and invokes it again. */
const codeOwnerMachine = setup({
  types: {
    context: {} as CodePageInput & PhoneContext,
    events: {} as { readonly type: 'code.again' },
    input: {} as CodePageInput,
  },
  actors: { oneTimeCode: oneTimeCodeMachine },
}).createMachine({
  context: ({ input }) => ({ ...input, ...emptyPhoneContext, refusal: null }),
  initial: 'asked',
  states: {
    asked: {
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { purpose, zone, ...phone } }) => oneTimeCodeInputOf(phone, { purpose, zone }),
        onDone: { target: 'over', actions: assign(({ context, event }) => applyCodeResult(context, event.output)) },
      },
    },
    over: { on: { 'code.again': 'asked' } },
  },
});

/** A code for the signed-in user, or for a registration in the tab. */
export function CodePage({ services }: { readonly services: Services }) {
  const [query] = useSearchParams();
  const [{ machine, input }] = useState(() => {
    const asked = {
      purpose: z.catch(codePurpose, 'verification').parse(query.get('purpose')),
      zone: z.catch(zone, 'CN').parse(query.get('zone')),
    };
    const part = createOneTimeCodeMachine({
      api: services.api,
      now: services.now,
      solve: solveInWorker,
      language: services.apiOptions.language,
      tab: asked.purpose === 'registration' ? services.tab.secret() : null,
    });
    return { machine: codeOwnerMachine.provide({ actors: { oneTimeCode: part } }), input: asked };
  });
  const [snapshot, send, actor] = useMachine(machine, { input });
  const part: ActorRefFrom<typeof oneTimeCodeMachine> | undefined = useSelector(
    actor,
    ({ children }) => children.oneTimeCode,
  );
  const { code } = snapshot.context;
  return (
    <main>
      <h1>Code</h1>
      {snapshot.matches('over') ? (
        <>
          <output>{code === null ? 'given up' : `${code.sent.mobile} ${code.code}`}</output>
          <button type="button" onClick={() => send({ type: 'code.again' })}>
            Again
          </button>
        </>
      ) : (
        <OneTimeCode part={part} newKey={services.newKey} now={services.now} />
      )}
    </main>
  );
}
