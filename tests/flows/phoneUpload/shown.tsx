import { phoneUploadModel } from '#machines/parts/phoneUploadExamples.ts';
import { PhoneUpload } from '#src/flowkit/handOver/PhoneUpload.tsx';
import { exampleFiles } from '../../gallery/exampleFiles.ts';
import { type Show, showing } from '../../gallery/shown.ts';

export const show: Show = showing(phoneUploadModel, (actor) => <PhoneUpload part={actor} files={exampleFiles} />);
