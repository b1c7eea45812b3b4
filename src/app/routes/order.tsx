import { useLoaderData } from 'react-router-dom';
import { OrderScreen } from '../../screens/order/OrderScreen.tsx';
import { paths } from '../../ui/paths.ts';
import type { loadOrder } from '../pageData.ts';

/** One order, with what can be done about it. */
export function Component() {
  return <OrderScreen order={useLoaderData<typeof loadOrder>()} paths={paths} />;
}
