import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import { codeKey, oneTimeCodeModel } from '#machines/parts/oneTimeCodeExamples.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { OneTimeCode } from '#src/flowkit/oneTimeCode/OneTimeCode.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const codeMoment = () => new Date('2026-11-21T10:05:18Z');

function OneTimeCodePage({ actor }: { readonly actor: ActorRefFrom<typeof oneTimeCodeMachine> }) {
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  return (
    <FlowFrame label="Code" page="code">
      <PageFrame title="Code">
        {isOver ? <p>It is over.</p> : <OneTimeCode part={actor} newKey={() => codeKey} now={codeMoment} />}
      </PageFrame>
    </FlowFrame>
  );
}

export const show: Show = createShow(oneTimeCodeModel, (actor) => <OneTimeCodePage actor={actor} />);
