import { sealForExample } from '#machines/flows/verification/examples.ts';
import { exampleCodes, exampleFiles } from '../../gallery/exampleFiles.ts';

/** Uses a seal that anyone can open. */
export const verificationPage = {
  files: exampleFiles,
  codes: exampleCodes,
  seal: async (text: string) => sealForExample(text),
  absolute: (url: string) => new URL(url, 'http://sign.example').href,
  attorneyForm: () => '/attorney',
  newKey: () => 'key-of-a-code',
  now: () => new Date('2026-11-21T10:05:00Z'),
  activation: null,
};
