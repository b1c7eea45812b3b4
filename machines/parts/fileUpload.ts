import type { FilePurpose, StoredFile } from '#contract/files.ts';

/** The field of `entered` for the file: it has the name of the file's purpose. */
interface EnteredArgs<Purpose extends FilePurpose> {
  readonly context: { readonly entered: Readonly<Record<Purpose, StoredFile | null>> };
}

interface UploadedArgs<Purpose extends FilePurpose> extends EnteredArgs<Purpose> {
  readonly event: { readonly output: StoredFile | null };
}

/**
 * A state for a flow's chart that has a file uploaded (`upload.ts`) and then goes to `next`. The flow's setup must
 * provide the names: the child machine `upload`, and the action `setFile`, which assigns its parameter to the field.
 */
export const fileUploadState = <
  Purpose extends FilePurpose,
  const Upload extends string,
  const SetFile extends string,
  const Next extends string,
>(
  purpose: Purpose,
  { upload, setFile, next }: { readonly upload: Upload; readonly setFile: SetFile; readonly next: Next },
) => ({
  invoke: {
    id: upload,
    src: upload,
    input: ({ context }: EnteredArgs<Purpose>) => ({ purpose, replaces: context.entered[purpose] }),
    onDone: {
      target: next,
      actions: {
        type: setFile,
        // A cancelled upload leaves the previous file.
        params: ({ context, event }: UploadedArgs<Purpose>) => event.output ?? context.entered[purpose],
      },
    },
  },
});
