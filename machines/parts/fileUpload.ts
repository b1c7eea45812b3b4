import type { FilePurpose, StoredFile } from '#contract/files.ts';

/** The field of what was entered that a file is for: it has the name of the file's purpose. */
interface Entered<Purpose extends FilePurpose> {
  readonly context: { readonly entered: Readonly<Record<Purpose, StoredFile | null>> };
}

interface Uploaded<Purpose extends FilePurpose> extends Entered<Purpose> {
  readonly event: { readonly output: StoredFile | null };
}

/**
 * The state in which a flow has a file uploaded (`upload.ts`), for its chart; then it leads to `next`. The flow's setup has what it
 * names: the child machine `upload`, and the action `setFile`, which puts its parameter into the field.
 */
export const fileUpload = <
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
    input: ({ context }: Entered<Purpose>) => ({ purpose, replaces: context.entered[purpose] }),
    onDone: {
      target: next,
      actions: {
        type: setFile,
        // An upload that was given up leaves the file that is there.
        params: ({ context, event }: Uploaded<Purpose>) => event.output ?? context.entered[purpose],
      },
    },
  },
});
