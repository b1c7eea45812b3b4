import type { ActorRefFrom } from 'xstate';
import type { attachmentMachine } from '#machines/parts/attachment.ts';
import { attachmentModel } from '#machines/parts/attachmentExamples.ts';
import { Attachment } from '#src/flowkit/attachment/Attachment.tsx';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { exampleFiles } from '../../gallery/exampleFiles.ts';
import { createShow, type Show } from '../../gallery/shown.ts';

const AttachmentPage = ({ actor }: { readonly actor: ActorRefFrom<typeof attachmentMachine> }) => (
  <FlowFrame label="Attachment" page="attachment">
    <PageFrame title="Attachment">
      <Attachment attachment={actor} files={exampleFiles} label="Contract" />
    </PageFrame>
  </FlowFrame>
);

export const show: Show = createShow(attachmentModel, (actor) => <AttachmentPage actor={actor} />);
