import { expect, it } from 'vitest';
import { activationIn, paths } from './paths.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://mall.example');
  return activationIn({ pathname, search });
};

it('the activation that somebody is on the way to is known on its page, and where an address names its order [VER-20]', () => {
  expect([
    at(`/mall${paths.activation('order-1')}`),
    at('/mall/order/paid/detail/order-1/activate'),
    at(paths.verification(1, 'order-1')),
    at('/mall/order/paid/detail/order-1'),
    at('/mall/home'),
  ]).toEqual(['order-1', 'order-1', 'order-1', undefined, undefined]);
});

it.each(['//evil.example', 'https://evil.example/', '../../evil', '\\\\evil.example', ''])(
  'an address that names %j in place of an order names none',
  (given) => {
    expect(at(`/auth?${new URLSearchParams({ for: given })}`)).toBe(undefined);
  },
);
