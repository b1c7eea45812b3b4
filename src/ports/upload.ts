import { fileRead } from '#contract/calls/file.ts';
import { plainFileName } from '#contract/files.ts';
import { handOverMachine } from '#machines/parts/handOver.ts';
import type { Progress, ProgressQuery, SendOutcome, SendQuery, UploadPorts } from '#machines/parts/upload.ts';
import { uploadMachine } from '#machines/parts/upload.ts';
import type { Uploader } from '../api/uploader.ts';
import { answered } from './answered.ts';
import { portOf } from './portOf.ts';
import { SentBytes } from './sentBytes.ts';

/** An order's token, for a page without a session. */
export interface OrderToken {
  readonly order_id: string;
  readonly token: string;
}

export interface UploadOptions {
  readonly uploader: Uploader;
  /** The address of the host of files. */
  readonly baseUrl: string;
  readonly newKey: () => string;
  /** For whom files are kept: whoever is signed in, or the holder of an order's token. */
  readonly by: OrderToken | null;
  /** How files are handed over to a phone, on a page that offers it. */
  readonly handOver?: typeof handOverMachine;
}

/** The uploads of a page: the bytes that were chosen in it, and the part that sends them. */
export function uploadsBy({ uploader, baseUrl, newKey, by, handOver = handOverMachine }: UploadOptions) {
  const chosen = new Map<string, File>();
  const progress = new SentBytes();

  const send = async ({ purpose, chosen: choice }: SendQuery, signal: AbortSignal): Promise<SendOutcome> => {
    const file = choice && chosen.get(choice.key);
    if (!file) return { kind: 'gone' };
    progress.tell(choice.key, 0);
    if (!(await isReadable(file))) return { kind: 'gone' };
    const query = { purpose, name: plainFileName(choice.name), ...by };
    const onSent = (bytes: number) => progress.tell(choice.key, Math.min(bytes, file.size));
    const answer = answered(await uploader({ query, bytes: file, key: choice.key, signal, onSent }));
    if (answer.kind === 'ok') return { kind: 'kept', file: answer.data };
    return { kind: 'refused', refusal: answer.refusal };
  };

  const ports: UploadPorts = {
    send: portOf(send),
    nextProgress: portOf<ProgressQuery, Progress>((query, signal) => progress.next(query, signal)),
    handOver,
  };

  return {
    machine: uploadMachine.provide({ actors: ports }),
    files: {
      /** Keeps the bytes of a choice for as long as the page is open. */
      choose: (file: File) => {
        const key = newKey();
        chosen.set(key, file);
        return { key, name: plainFileName(file.name), size: file.size, type: file.type };
      },
      fileOf: (key: string) => chosen.get(key) ?? null,
      /** Where a kept file is read. */
      addressOf: (file_id: string) => {
        const query = new URLSearchParams({ file_id, ...(by && { token: by.token }) });
        return `${baseUrl}${fileRead.path}?${query}`;
      },
    },
  };
}

/** Whether a file is still as it was when it was chosen: a browser refuses to read one that has changed. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
