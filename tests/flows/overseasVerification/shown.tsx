import { overseasVerificationModel } from '#machines/flows/verification/model.ts';
import { OverseasVerificationFlow } from '#src/flows/verification/OverseasVerificationFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';
import { verificationPage } from '../verification/pageProps.ts';

export const show: Show = createShow(overseasVerificationModel, (actor) => (
  <OverseasVerificationFlow actor={actor} {...verificationPage} />
));
