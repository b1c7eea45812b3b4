import { expect, it } from 'vitest';
import { fileOfPaths, recordPlaces, type SeenPage } from './recordPlaces.ts';

const seen = (happens: string, value: unknown, line: string, tried: readonly string[] = []): SeenPage => ({
  happens,
  value,
  lines: [line],
  tried,
});

it('a path lists its places, and the file of a state contains each different page once', () => {
  const record = recordPlaces();
  record.see('one', seen('the beginning', 'reading', '- Loading'));
  record.see('one', seen('read: no order', { absent: 'forGood' }, '- No order'));
  record.see('two', seen('the beginning', 'reading', '- Loading', ['“Try” leads to: button']));
  record.see('two', seen('read: no connection', 'reading', '- Offline'));
  expect(Object.fromEntries(record.files())).toEqual({
    'reading.txt': '== reading\n- Loading\n* “Try” leads to: button\n\n== reading / no connection\n- Offline\n',
    'absent.forGood.txt': '== absent.forGood\n- No order\n',
    [fileOfPaths]: [
      'the beginning -> reading\nread: no order -> absent.forGood',
      'the beginning -> reading\nread: no connection -> reading / no connection\n',
    ].join('\n\n'),
  });
});

it('a place has the shortest name among the stimuli that lead to it, with a number if that name is taken', () => {
  const record = recordPlaces();
  for (const happens of ['read: paid', 'watch: paid by another', 'payment.check (asked)'])
    record.see('one', seen(happens, 'paid', happens === 'read: paid' ? '- Paid' : '- Paid by another'));
  record.see('one', seen('watch: paid by another', 'paid', '- Paid by a third'));
  const names = [...record.files().values()].join('\n').match(/^== .*$/gm);
  expect(names).toEqual(['== paid', '== paid / paid by another', '== paid / paid by another, 2']);
});

it('the file name of a state with parallel regions joins the regions', () => {
  const record = recordPlaces();
  record.see('one', seen('the beginning', { sending: { transfer: {}, progress: 'watched' } }, '- Sending'));
  expect([...record.files().keys()]).toEqual(['sending-transfer-progress.watched.txt', fileOfPaths]);
});
