import { uploadExamples } from '#machines/parts/uploadExamples.ts';
import type { PageCodes } from '#src/flowkit/handOver/codes.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

/** Files of a page that chooses what the examples choose: a choice is known by the name of its file. */
export const exampleFiles: PageFiles = {
  choose: ({ name, size }) => {
    const examples = uploadExamples.events['file.choose'].map(({ event }) => event.file);
    const found = examples.find((one) => one.name === name && one.size === size);
    if (found === undefined) throw new Error(`no example chooses ${name} of ${size} bytes`);
    return found;
  },
  fileOf: () => null,
  addressOf: (file_id) => `/file?file_id=${file_id}`,
};

/** Codes of a page that has begun the hand-overs of the examples. */
export const exampleCodes: PageCodes = { codeOf: (hand_over_id) => `http://pages.example/phone#${hand_over_id}` };
