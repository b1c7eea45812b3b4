import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { handOverMachine } from '#machines/parts/handOver.ts';
import { handOverModel } from '#machines/parts/handOverExamples.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { HandOverPanel } from '#src/flowkit/handOver/HandOverPanel.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { exampleCodes } from '../../gallery/exampleFiles.ts';
import { createShow, type Show } from '../../gallery/shown.ts';

function HandOverPage({ actor }: { readonly actor: ActorRefFrom<typeof handOverMachine> }) {
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  return (
    <FlowFrame label="Hand-over" page="handOver">
      <PageFrame title="Hand-over">
        {isOver ? <p>It is over.</p> : <HandOverPanel part={actor} codes={exampleCodes} />}
      </PageFrame>
    </FlowFrame>
  );
}

export const show: Show = createShow(handOverModel, (actor) => <HandOverPage actor={actor} />);
