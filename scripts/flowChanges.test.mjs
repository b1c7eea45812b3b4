import { describe, expect, it } from 'vitest';
import { changesOf } from './flowChanges.mjs';

const step = (happens, leadsTo, more = {}) => ({
  happens,
  leadsTo,
  ...more,
});
const suite = (...paths) => suiteWith({}, ...paths);
const suiteWith = (accepted, ...paths) => JSON.stringify({ flow: 'refund', paths, accepted });
const files = (entries) => new Map(Object.entries(entries));

const reading = step(null, 'reading');

describe('changes of golden files', () => {
  it('equal golden files have no changes', () => {
    const same = files({
      'suite.json': suite([reading]),
      'examplePaths.json': '[["read: paid"]]',
      'places/reading.txt': '== reading\n- main\n',
    });
    expect(changesOf(same, same)).toEqual([]);
  });

  it('new and removed paths and changed steps of a suite are listed', () => {
    const before = files({
      'suite.json': suite([reading, step('read: paid', 'paid')], [reading, step('read: none', 'absent')]),
    });
    const after = files({
      'suite.json': suite(
        [reading, step('read: paid', 'done')],
        [reading, step('read: none', 'absent', { asks: [{}] }), step('retry', 'reading')],
      ),
    });
    expect(changesOf(before, after)).toEqual([
      'A path is new: 2 steps, ending with “retry”.',
      'A path is gone: 1 step, ending with “read: none”.',
      '“read: paid” leads to done, which was paid (1 step).',
      '“read: none” in absent asks other things of ports (1 step).',
    ]);
  });

  it('the accepted events of a step are compared by content, whatever the name of their list', () => {
    const retried = (accepts) => [reading, step('retry', 'reading', { accepts })];
    const before = files({ 'suite.json': suiteWith({ reading: ['retry'], 'reading, 2': [] }, retried('reading, 2')) });
    const renumbered = { reading: ['retry'], 'reading, 2': ['close'], 'reading, 3': [] };
    expect(changesOf(before, files({ 'suite.json': suiteWith(renumbered, retried('reading, 3')) }))).toEqual([]);
    expect(changesOf(before, files({ 'suite.json': suiteWith(renumbered, retried('reading, 2')) }))).toEqual([
      '“retry” in reading accepts other events afterwards (1 step).',
    ]);
  });

  it('a line changed in several places is listed once, with the number of places', () => {
    const page = (button) => `== ${button.name}\n- main:\n  - button "${button.words}"\n`;
    const both = (words) => ({
      'places/given.txt': page({ name: 'given', words }),
      'places/asked.txt': page({ name: 'asked', words }),
    });
    expect(
      changesOf(files(both('Submit')), files({ ...both('Send'), 'places/over.txt': '== over\n- main\n' })),
    ).toEqual(['A place is new: over.', 'In 2 places: button "Submit"  →  button "Send"']);
  });

  it('a step that shows another place is listed with both places', () => {
    const before = files({ 'places/paths.txt': 'the beginning -> reading\nread: paid -> paid\n' });
    const after = files({ 'places/paths.txt': 'the beginning -> reading\nread: paid -> paid / by phone\n' });
    expect(changesOf(before, after)).toEqual(['“read: paid” shows paid / by phone, which was paid (1 step).']);
  });
});
