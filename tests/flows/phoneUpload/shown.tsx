import { phoneUploadModel } from '#machines/parts/phoneUploadExamples.ts';
import { PhoneUpload } from '#src/flowkit/handOver/PhoneUpload.tsx';
import { exampleFiles } from '../../gallery/exampleFiles.ts';
import { createShow, type Show } from '../../gallery/shown.ts';

export const show: Show = createShow(phoneUploadModel, (actor) => <PhoneUpload part={actor} files={exampleFiles} />);
