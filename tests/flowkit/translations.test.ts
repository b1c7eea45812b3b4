import { expect, it } from 'vitest';
import { thingsIn } from './translations.ts';

it('a thing is a line below what it belongs to, with one number as good as another', () => {
  const page = ['- main:', '  - group "Term":', '    - button "12 years"', '  - button "Next"', '- focus: Term'];
  expect(thingsIn(page)).toEqual([
    ' > - main:',
    '- main: > - group "Term":',
    '- group "Term": > - button "0 years"',
    '- main: > - button "Next"',
    ' > - focus: Term',
  ]);
});
