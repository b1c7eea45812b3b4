import { cancelOrderModel } from '#machines/flows/cancelOrder/model.ts';
import { CancelOrderFlow } from '#src/flows/cancelOrder/CancelOrderFlow.tsx';
import { type Show, showing } from '../../gallery/shown.ts';

export const show: Show = showing(cancelOrderModel, (actor) => <CancelOrderFlow actor={actor} />);
