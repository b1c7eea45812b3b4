import type { ActorRefFrom } from 'xstate';
import type { pollingMachine } from '#machines/parts/polling.ts';
import { pollingModel } from '#machines/parts/pollingExamples.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const PollingPage = ({ actor }: { readonly actor: ActorRefFrom<typeof pollingMachine> }) => (
  <FlowFrame label="Polling" page="polling">
    <PageFrame title="Polling">
      <Polling polling={actor} asking="It is asked for." unknown="It is not known yet.">
        {null}
      </Polling>
    </PageFrame>
  </FlowFrame>
);

export const show: Show = createShow(pollingModel, (actor) => <PollingPage actor={actor} />);
