import { msg } from '../../texts/msg.ts';

/** What clients are notified of about an activation. `{order}` is the number of the order. */
export const activationMessages = {
  digest: msg('Order {order} has been activated'),
  activated: msg('What you ordered with order {order} is in use.'),
  activatedUntil: msg('What you ordered with order {order} is in use until {until}.'),
  credited: msg(
    'Your remaining credit of {amount} is now among your vouchers. You can spend it in parts until {until}.',
  ),
  vouchersPage: msg('Your vouchers: {address}'),
  orderPage: msg('Your order: {address}'),
};
