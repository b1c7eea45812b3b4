import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { FilePurpose } from '#contract/files.ts';
import { uploadMachine } from './upload.ts';

it.each<[FilePurpose, boolean]>([
  ['business_license', true],
  ['power_of_attorney', true],
  ['bank_receipt', false],
  ['contract', false],
])('whether a %s upload can be handed over to a phone is %s [HAN-04]', (purpose, can) => {
  const upload = createActor(uploadMachine, { input: { purpose, replaces: null } }).start();
  expect(upload.getSnapshot().can({ type: 'phone.ask' })).toBe(can);
});
