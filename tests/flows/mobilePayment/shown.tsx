import { mobilePaymentModel } from '#machines/flows/mobilePayment/model.ts';
import { MobilePaymentFlow } from '#src/flows/mobilePayment/MobilePaymentFlow.tsx';
import { type Show, showing } from '../../gallery/shown.ts';

const absolute = (url: string) => new URL(url, 'http://pay.example').href;

export const show: Show = showing(mobilePaymentModel, (actor) => (
  <MobilePaymentFlow actor={actor} transferPage="/payment" absolute={absolute} />
));
