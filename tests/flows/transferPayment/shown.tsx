import { transferPaymentModel } from '#machines/flows/transferPayment/model.ts';
import { TransferPaymentFlow } from '#src/flows/transferPayment/TransferPaymentFlow.tsx';
import { exampleFiles } from '../../gallery/exampleFiles.ts';
import { type Show, showing } from '../../gallery/shown.ts';

export const show: Show = showing(transferPaymentModel, (actor) => (
  <TransferPaymentFlow actor={actor} files={exampleFiles} />
));
