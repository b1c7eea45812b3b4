import { overseasVerificationModel } from '#machines/flows/verification/model.ts';
import { OverseasVerificationFlow } from '#src/flows/verification/OverseasVerificationFlow.tsx';
import { type Show, showing } from '../../gallery/shown.ts';
import { verificationPage } from '../verification/pageProps.ts';

export const show: Show = showing(overseasVerificationModel, (actor) => (
  <OverseasVerificationFlow actor={actor} {...verificationPage} />
));
