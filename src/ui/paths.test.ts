import { expect, it } from 'vitest';
import { activationOrderIn, paths } from './paths.ts';

const activationAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://mall.example');
  return activationOrderIn({ pathname, search });
};

it('the order to be activated is known from the activation address or from the verification address [VER-20]', () => {
  expect([
    activationAt(`/mall${paths.activation('order-1')}`),
    activationAt('/mall/order/paid/detail/order-1/activate'),
    activationAt(paths.verification(1, 'order-1')),
    activationAt('/mall/order/paid/detail/order-1'),
    activationAt('/mall/home'),
  ]).toEqual(['order-1', 'order-1', 'order-1', undefined, undefined]);
});

it.each(['//evil.example', 'https://evil.example/', '../../evil', '\\\\evil.example', ''])(
  'an address with %j in place of an order id has no order to be activated',
  (given) => {
    expect(activationAt(`/auth?${new URLSearchParams({ for: given })}`)).toBe(undefined);
  },
);
