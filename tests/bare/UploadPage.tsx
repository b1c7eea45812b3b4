import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { orderToken } from '#contract/entities/order.ts';
import type { StoredFile } from '#contract/files.ts';
import { uploadMachine } from '#machines/parts/upload.ts';
import { createUploader } from '#src/api/uploader.ts';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { UploadedFile } from '#src/flowkit/upload/UploadedFile.tsx';
import { createUploads } from '#src/ports/upload.ts';
import type { Services } from '#src/services/services.ts';

/**
 * The least that a flow does with an upload: invokes the child machine, saves its output, and invokes it again to
 * replace that.
 */
const receiptMachine = setup({
  types: {
    context: {} as { readonly file: StoredFile | null },
    events: {} as { readonly type: 'receipt.replace' } | { readonly type: 'receipt.remove' },
  },
  actors: { upload: uploadMachine },
}).createMachine({
  context: { file: null },
  initial: 'asked',
  states: {
    asked: {
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ purpose: 'bank_receipt', replaces: context.file }),
        onDone: {
          target: 'given',
          actions: assign(({ context, event }) => ({ file: event.output ?? context.file })),
        },
      },
    },
    given: {
      on: { 'receipt.replace': 'asked', 'receipt.remove': { target: 'asked', actions: assign({ file: null }) } },
    },
  },
});

/** Uploads for the signed-in user, or for the token in the address. */
export function UploadPage({ services }: { readonly services: Services }) {
  const [query] = useSearchParams();
  const [{ machine, files }] = useState(() => {
    const token = orderToken.safeParse(query.get('token'));
    const uploads = createUploads({
      uploader: createUploader(services.apiOptions),
      baseUrl: services.apiOptions.baseUrls.oss,
      newKey: services.newKey,
      by: token.success ? { order_id: query.get('order_id') ?? '', token: token.data } : null,
    });
    return { machine: receiptMachine.provide({ actors: { upload: uploads.machine } }), files: uploads.files };
  });
  const [snapshot, send, actor] = useMachine(machine);
  const upload: ActorRefFrom<typeof uploadMachine> | undefined = useSelector(actor, ({ children }) => children.upload);
  const { file } = snapshot.context;
  const about = { files, label: 'Receipt' };
  return (
    <main>
      <h1>Receipt</h1>
      {snapshot.matches('given') && file !== null ? (
        <UploadedFile
          {...about}
          file={file}
          onReplace={() => send({ type: 'receipt.replace' })}
          onRemove={() => send({ type: 'receipt.remove' })}
        />
      ) : (
        <Upload {...about} upload={upload} purpose="bank_receipt" />
      )}
    </main>
  );
}
