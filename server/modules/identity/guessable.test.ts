import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const long = `a-${'very-unusual-kettle-'.repeat(4)}9@mail.quxly-firm.example`;

it.each([
  ['the address of the account', 'zq7.wubble@quxly-firm.example', ['zq7.wubble@quxly-firm.example']],
  ['it in capitals', 'ZQ7.Wubble@Quxly-Firm.example', ['zq7.wubble@quxly-firm.example']],
  ['it in full-width letters', 'ｚｑ７.wubble@quxly-firm.example', ['zq7.wubble@quxly-firm.example']],
  ['it with a little beside it', 'zq7.wubble@quxly-firm.example!1', ['zq7.wubble@quxly-firm.example']],
  ['an address that is longer than what is judged', long, [long]],
])('a password is guessable when it is %s [SEC-04]', async (_, password, around) => {
  expect(await isGuessable(password, around)).toBe(true);
});

it('a password is accepted when it shares no more than a word with the address [SEC-04]', async () => {
  const password = 'wubble-9Tz-harp-Kq4-lantern';
  expect(await isGuessable(password, ['zq7.wubble@quxly-firm.example'])).toBe(false);
});
