import { mainlandVerificationModel } from '#machines/flows/verification/model.ts';
import { MainlandVerificationFlow } from '#src/flows/verification/MainlandVerificationFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';
import { verificationPage } from '../verification/pageProps.ts';

export const show: Show = createShow(mainlandVerificationModel, (actor) => (
  <MainlandVerificationFlow actor={actor} {...verificationPage} />
));
