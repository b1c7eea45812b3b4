import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { enterpriseNumber, telephone } from './fields.ts';
import { typedPlainLine } from './typed.ts';

const typedTelephone = z.pipe(typedPlainLine(40), telephone);

it.each([
  ['(0755) 8888 8888', '(0755) 8888 8888'],
  ['（０７５５）8888－8888', '(0755)8888-8888'],
  ['(+852) 2345 6789', '(+852) 2345 6789'],
  ['+(886) 2 2345 6789', '+(886) 2 2345 6789'],
  ['0755-88888888转801', '0755-88888888#801'],
  ['0755-88888888 轉 801', '0755-88888888#801'],
  ['02-2345-6789 分機123', '02-2345-6789#123'],
  ['02-2345-6789分机123', '02-2345-6789#123'],
  ['03-1234-5678 内線12', '03-1234-5678#12'],
  ['+1 212 555 0100 ext. 5', '+1 212 555 0100#5'],
  ['010\u20138888\u20128888', '010-8888-8888'],
  ['03ー1234ー5678', '03-1234-5678'],
])('the telephone %j is normalised to %j [FOR-04]', (typed, understood) => {
  expect(typedTelephone.parse(typed)).toBe(understood);
});

it.each(['', '1234', '(((((((', '转801', 'call 0755 8888 8888', '))0755 8888'])(
  '%j is rejected as a telephone',
  (typed) => {
    expect(typedTelephone.safeParse(typed).success).toBe(false);
  },
);

it('an enterprise number accepts the formats printed on a Hong Kong certificate [FOR-04]', () => {
  for (const number of ['12345678-000-10-23-A', '1234567(8)']) expect(enterpriseNumber.parse(number)).toBe(number);
});
