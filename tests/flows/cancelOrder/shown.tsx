import { cancelOrderModel } from '#machines/flows/cancelOrder/model.ts';
import { CancelOrderFlow } from '#src/flows/cancelOrder/CancelOrderFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

export const show: Show = createShow(cancelOrderModel, (actor) => <CancelOrderFlow actor={actor} />);
