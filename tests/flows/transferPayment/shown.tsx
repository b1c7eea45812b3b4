import { transferPaymentModel } from '#machines/flows/transferPayment/model.ts';
import { TransferPaymentFlow } from '#src/flows/transferPayment/TransferPaymentFlow.tsx';
import { exampleFiles } from '../../gallery/exampleFiles.ts';
import { createShow, type Show } from '../../gallery/shown.ts';

export const show: Show = createShow(transferPaymentModel, (actor) => (
  <TransferPaymentFlow actor={actor} files={exampleFiles} />
));
