import { mainlandVerificationModel } from '#machines/flows/verification/model.ts';
import { MainlandVerificationFlow } from '#src/flows/verification/MainlandVerificationFlow.tsx';
import { type Show, showing } from '../../gallery/shown.ts';
import { verificationPage } from '../verification/pageProps.ts';

export const show: Show = showing(mainlandVerificationModel, (actor) => (
  <MainlandVerificationFlow actor={actor} {...verificationPage} />
));
