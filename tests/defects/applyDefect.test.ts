import { describe, expect, it } from 'vitest';
import { applyDefect } from './applyDefect.ts';
import type { Defect } from './defect.ts';

const source = `
export const machine = createMachine({
  states: {
    asking: {
      invoke: { src: 'ask', onError: { target: 'failed', actions: ['setFault', 'count'] } },
      on: { retry: 'asking' },
    },
    failed: { on: { retry: 'asking' } },
  },
});

function View({ total, at }: Props) {
  const isDue = total > 0 && at !== null;
  if (at === null) return null;
  send();
  return (
    <Card title={at}>
      {isDue && <Words aria-busy={isDue}>Due</Words>}
      <Button onClick={() => send(total, 'now')} />
    </Card>
  );
}

const other = ({ total }: Props) => ({ at, lines: [total, 1] });
`;

function lineWith(defect: Omit<Defect, 'name'>) {
  const [before, after] = [source, applyDefect(source, 'view.tsx', { name: 'a defect', ...defect })].map((text) =>
    text.split('\n'),
  );
  const at = before?.findIndex((line, index) => line !== after?.[index]) ?? -1;
  return [before?.[at]?.trim(), after?.[at]?.trim()];
}

describe('defects in a source', () => {
  it.each<[string, Omit<Defect, 'name'>, string, string]>([
    [
      'takes the place of what a name names',
      { in: 'machine asking target', becomes: "'asking'" },
      "invoke: { src: 'ask', onError: { target: 'failed', actions: ['setFault', 'count'] } },",
      "invoke: { src: 'ask', onError: { target: 'asking', actions: ['setFault', 'count'] } },",
    ],
    [
      'leaves a key out',
      { in: 'machine failed on', becomes: '' },
      "failed: { on: { retry: 'asking' } },",
      'failed: {  },',
    ],
    [
      'leaves the last of a list out, with the comma before it',
      { in: 'machine', node: "'count'", becomes: '' },
      "invoke: { src: 'ask', onError: { target: 'failed', actions: ['setFault', 'count'] } },",
      "invoke: { src: 'ask', onError: { target: 'failed', actions: ['setFault'] } },",
    ],
    [
      'finds a form whatever it holds, and writes what it held',
      { in: 'View', node: '$1 > 0 && $2 !== null', becomes: '$2 === $1 || $0' },
      'const isDue = total > 0 && at !== null;',
      'const isDue = at === total || total > 0 && at !== null;',
    ],
    [
      'leaves out a condition in an element, with its braces',
      { in: 'View', node: '$1 && <Words aria-busy={$1}>Due</Words>', becomes: '' },
      '{isDue && <Words aria-busy={isDue}>Due</Words>}',
      '',
    ],
    [
      'changes an attribute',
      { in: 'View', node: 'aria-busy={$1}', becomes: 'aria-busy={false}' },
      '{isDue && <Words aria-busy={isDue}>Due</Words>}',
      '{isDue && <Words aria-busy={false}>Due</Words>}',
    ],
    ['leaves a statement out', { in: 'View', node: 'send()', becomes: '' }, 'send();', ''],
    [
      'writes a key in full that had no value of its own',
      { in: 'other at', becomes: 'null' },
      'const other = ({ total }: Props) => ({ at, lines: [total, 1] });',
      'const other = ({ total }: Props) => ({ at: null, lines: [total, 1] });',
    ],
  ])('a defect %s', (_, defect, before, after) => {
    expect(lineWith(defect)).toEqual([before, after]);
  });

  it.each<[string, Omit<Defect, 'name'>, string]>([
    ['leads to several nodes', { in: 'machine retry', becomes: '' }, '“a defect”: machine retry is there 2 times'],
    [
      'leads to none',
      { in: 'View', node: "$1 === 'later'", becomes: '' },
      "“a defect”: $1 === 'later' in View is there 0 times",
    ],
    ['has a form that is no code', { in: 'View', node: 'if (', becomes: '' }, 'This is no pattern: if ('],
    [
      'changes only how the code is written',
      { in: 'View title', becomes: '(at)' },
      '“a defect” changes nothing in view.tsx',
    ],
    ['leaves what is no code', { in: 'View title', becomes: '=>' }, 'view.tsx cannot be parsed: Unexpected token'],
  ])('a defect is rejected if its address or code %s', (_, defect, message) => {
    expect(() => lineWith(defect)).toThrow(message);
  });
});
