import { mobilePaymentModel } from '#machines/flows/mobilePayment/model.ts';
import { MobilePaymentFlow } from '#src/flows/mobilePayment/MobilePaymentFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const absoluteAddress = (url: string) => new URL(url, 'http://pay.example').href;

export const show: Show = createShow(mobilePaymentModel, (actor) => (
  <MobilePaymentFlow actor={actor} transferPage="/payment" absolute={absoluteAddress} />
));
