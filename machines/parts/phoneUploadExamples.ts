import { exampleModel } from '../kit/exampleModel.ts';
import { commonFaults, type Examples, refusalWithMessage, unknownCodeRefusal } from '../kit/examples.ts';
import { type PhoneUploadEvent, type PhoneUploadPorts, phoneUploadMachine } from './phoneUpload.ts';

const refusedOutcome = (name: string, code: 'hand_over_unknown' | 'hand_over_expired' | 'hand_over_ended') =>
  ({ name, output: { kind: 'refused', refusal: { code } } }) as const;

export const phoneUploadExamples = {
  events: {
    'code.retry': [{ name: 'asked', event: { type: 'code.retry' } }],
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
  },
  ports: {
    open: [
      {
        name: 'a licence is asked for',
        output: { kind: 'opened', opened: { purpose: 'business_license', check_code: '4821' } },
      },
      {
        name: 'a power of attorney is asked for',
        output: { kind: 'opened', opened: { purpose: 'power_of_attorney', check_code: '0937' } },
      },
      { name: 'sent before', output: { kind: 'done' } },
      refusedOutcome('leads nowhere', 'hand_over_unknown'),
      { name: 'opened elsewhere', output: { kind: 'refused', refusal: refusalWithMessage('hand_over_taken') } },
      refusedOutcome('its time is over', 'hand_over_expired'),
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    upload: [
      { name: 'sent', output: { file_id: 'file-3', name: 'IMG_0007.jpg', size: 1_800_000, type: 'image/jpeg' } },
    ],
    watch: [
      { name: 'it has arrived', output: { kind: 'done' } },
      refusedOutcome('ended on the computer', 'hand_over_ended'),
      refusedOutcome('its time is over', 'hand_over_expired'),
    ],
  },
} as const satisfies Examples<PhoneUploadEvent, PhoneUploadPorts>;

export const phoneUploadModel = {
  machine: phoneUploadMachine,
  input: undefined,
  ...exampleModel(phoneUploadExamples),
};
