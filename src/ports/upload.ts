import { fileRead } from '#contract/calls/file.ts';
import { sanitiseFileName } from '#contract/files.ts';
import { handOverMachine } from '#machines/parts/handOver.ts';
import type { Progress, ProgressQuery, SendOutcome, SendQuery, UploadPorts } from '#machines/parts/upload.ts';
import { uploadMachine } from '#machines/parts/upload.ts';
import type { Uploader } from '../api/uploader.ts';
import { createPort } from './createPort.ts';
import { expectAnswer } from './expectAnswer.ts';
import { SentBytes } from './sentBytes.ts';

/** For a page without a session. */
export interface OrderToken {
  readonly order_id: string;
  readonly token: string;
}

export interface UploadOptions {
  readonly uploader: Uploader;
  /** Base address of the file calls. */
  readonly baseUrl: string;
  readonly newKey: () => string;
  /** Owner of the files: null for the signed-in user. */
  readonly by: OrderToken | null;
  /** Only on a page that offers hand-overs. */
  readonly handOver?: typeof handOverMachine;
}

export function createUploads({ uploader, baseUrl, newKey, by, handOver = handOverMachine }: UploadOptions) {
  const chosen = new Map<string, File>();
  const progress = new SentBytes();

  const send = async ({ purpose, chosen: choice }: SendQuery, signal: AbortSignal): Promise<SendOutcome> => {
    const file = choice && chosen.get(choice.key);
    if (!file) return { kind: 'gone' };
    progress.tell(choice.key, 0);
    if (!(await isReadable(file))) return { kind: 'gone' };
    const query = { purpose, name: sanitiseFileName(choice.name), ...by };
    const onSent = (bytes: number) => progress.tell(choice.key, Math.min(bytes, file.size));
    const answer = expectAnswer(await uploader({ query, bytes: file, key: choice.key, signal, onSent }));
    if (answer.kind === 'ok') return { kind: 'kept', file: answer.data };
    return { kind: 'refused', refusal: answer.refusal };
  };

  const ports: UploadPorts = {
    send: createPort(send),
    nextProgress: createPort<ProgressQuery, Progress>((query, signal) => progress.next(query, signal)),
    handOver,
  };

  return {
    machine: uploadMachine.provide({ actors: ports }),
    files: {
      /** Keeps the bytes until the page is closed. */
      choose: (file: File) => {
        const key = newKey();
        chosen.set(key, file);
        return { key, name: sanitiseFileName(file.name), size: file.size, type: file.type };
      },
      fileOf: (key: string) => chosen.get(key) ?? null,
      addressOf: (file_id: string) => {
        const query = new URLSearchParams({ file_id, ...(by && { token: by.token }) });
        return `${baseUrl}${fileRead.path}?${query}`;
      },
    },
  };
}

/** A browser refuses to read a file that has changed since it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
