import { uploadExamples } from '#machines/parts/uploadExamples.ts';
import type { PageCodes } from '#src/flowkit/handOver/codes.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

/** Maps chosen files to the examples, by name and size. */
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

export const exampleCodes: PageCodes = { codeOf: (hand_over_id) => `http://pages.example/phone#${hand_over_id}` };
