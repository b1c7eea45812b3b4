import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { setting, withValuesText } from '../environment/setting.ts';
import { flag, jsonText, listOf, wholeNumber } from '../environment/variables.ts';
import { groupText, settingsPage } from './page.ts';
import { settingVariables } from './settings.ts';

const textOf = (variables: Record<string, z.core.$ZodType>) => groupText({ title: 'New', variables });

describe('settings page of the documentation', () => {
  it('the settings page has a row for every variable [SES-73]', () => {
    const rows = [...settingsPage().matchAll(/^\| `([A-Z\d_]+)` \|.*\|$/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys(settingVariables).toSorted());
  });

  it('creating the settings page fails when a variable has no description [SES-73]', () => {
    expect(() => textOf({ MALLFLOW_NEW: wholeNumber(1, { min: 0, max: 2 }) })).toThrow(
      'MALLFLOW_NEW has no description',
    );
  });

  it.each([
    ['a pattern', z.string().check(z.regex(/^x/))],
    ['a rule of its own', z.string().check(z.refine((text) => text !== 'x', 'is x'))],
    ['a format', z.url()],
    ['JSON', z.pipe(jsonText, z.unknown())],
    ['a pattern in a list', listOf(z.string().check(z.regex(/^x/)))],
  ])('creating the settings page fails when values with %s have no description in words [SES-73]', (_, schema) => {
    const described = z.optional(schema);
    expect(() => textOf({ MALLFLOW_NEW: setting('Something new.', described) })).toThrow(/^MALLFLOW_NEW /);
    expect(textOf({ MALLFLOW_NEW: setting('Something new.', withValuesText('x | y', described)) })).toContain(
      '| `MALLFLOW_NEW` | Something new. | x \\| y | none |  |',
    );
  });

  it('the settings page shows the values and defaults of each schema [SES-73]', () => {
    const text = z.string();
    const variables = {
      NUMBER: setting('One.', wholeNumber(1500, { min: 0, max: 65_535 })),
      FLAG: setting('Two.', flag, { unset: 'on in the demo' }),
      LIST: setting('Three.', z._default(listOf(z.enum(['a', 'b'])), ['a', 'b'])),
      NONE: setting('Four.', z.optional(text.check(z.minLength(8), z.maxLength(11)))),
      EXACT: setting('Five.', z.optional(text.check(z.length(32)))),
      LONG: setting('Six.', z.optional(text.check(z.minLength(16)))),
      SHORT: setting('Seven.', z.optional(text.check(z.maxLength(40))), { unset: 'nothing' }),
      MAIL: setting('Eight.', z.optional(z.email())),
    };
    expect(textOf(variables).split('\n').slice(4)).toEqual([
      '| `NUMBER` | One. | a whole number from 0 to 65,535 | `1500` |  |',
      '| `FLAG` | Two. | `0`, `1`, `false`, `true` | `0`; on in the demo |  |',
      '| `LIST` | Three. | `a`, `b`; several are separated by commas | `a,b` |  |',
      '| `NONE` | Four. | text of 8 to 11 characters | none |  |',
      '| `EXACT` | Five. | text of 32 characters | none |  |',
      '| `LONG` | Six. | text of at least 16 characters | none |  |',
      '| `SHORT` | Seven. | text of at most 40 characters | nothing |  |',
      '| `MAIL` | Eight. | an e-mail address | none |  |',
    ]);
  });
});
