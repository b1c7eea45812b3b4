import { handOverOpen, handOverOpened } from '#contract/calls/handOver.ts';
import type { PhoneHandOver } from '#contract/entities/handOver.ts';
import {
  type PhoneState,
  type PhoneUploadPorts,
  phoneUploadMachine,
  phoneUploadPorts,
} from '#machines/parts/phoneUpload.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { Api } from '../api/api.ts';
import type { Result } from '../api/result.ts';
import { createPort } from './createPort.ts';
import { expectAnswer } from './expectAnswer.ts';
import { createPolling } from './polling.ts';

export interface PhoneUploadOptions {
  readonly api: Api;
  readonly now: () => Date;
  /** Secret of the tab for which the code is opened. */
  readonly tab: string;
  /** Secret of the code; null if the page was opened without one. */
  readonly secret: string | null;
  readonly upload: typeof uploadMachine;
}

export function createPhoneUploadMachine({
  api,
  now,
  tab,
  secret,
  upload,
}: PhoneUploadOptions): typeof phoneUploadMachine {
  const read = async (signal: AbortSignal) => phoneStateOf(await api.call(handOverOpened, { query: {}, tab, signal }));
  // Not aborted: a code can be opened only once.
  const open = async () => phoneStateOf(await api.call(handOverOpen, { body: { secret: secret ?? '' }, tab }));
  return phoneUploadMachine.provide({
    actors: {
      open: createPort((_input, signal) => (secret === null ? read(signal) : open())),
      upload,
      watch: createPolling(
        phoneUploadPorts.watch,
        async (_query, signal) => {
          const standing = await read(signal);
          return standing.kind === 'opened' ? null : standing;
        },
        now,
      ),
    } satisfies PhoneUploadPorts,
  });
}

const refusalOfState = { expired: 'hand_over_expired', ended: 'hand_over_ended' } as const;

function phoneStateOf(result: Result<PhoneHandOver>): PhoneState {
  const answer = expectAnswer(result);
  if (answer.kind === 'refused')
    return answer.refusal.code === 'hand_over_done' ? { kind: 'done' } : { kind: 'refused', refusal: answer.refusal };
  const { state, purpose, check_code } = answer.data;
  switch (state) {
    case 'opened':
      return { kind: 'opened', opened: { purpose, check_code } };
    case 'done':
      return { kind: 'done' };
    case 'expired':
    case 'ended':
      return { kind: 'refused', refusal: { code: refusalOfState[state] } };
  }
}
