import { describe, expect, it } from 'vitest';
import { splitByFont } from '../../../printing/fonts.ts';
import type { DocumentContent } from './content.ts';
import { makeDocumentPdf } from './pdf.ts';

const named = (name: string) => ({ en: name, 'zh-CN': name, 'zh-TW': name, ja: name });

const content: DocumentContent = {
  document: 'payment_by_others',
  language: 'ja',
  order_no: 'MF-20261121-000001',
  order_type: 'new',
  ordered_on: '2026-11-21',
  seller: 'Mallflow',
  buyer: '株式会社あおば商事',
  payer: '上海云帆贸易有限公司',
  lines: [{ name: named('グロース'), quantity: 1, years: 1, amount: { minor: 288_000, currency: 'JPY' } }],
  total: { minor: 288_000, currency: 'JPY' },
  years: 1,
  hash: '0',
};

describe('fonts of a document [SGN-06]', () => {
  it('a text uses the font of its language, and other fonts only for characters missing there', () => {
    expect(splitByFont('上海云帆贸易', 'ja')).toEqual([
      { text: '上海云帆', font: 'jp' },
      { text: '贸', font: 'sc' },
      { text: '易', font: 'jp' },
    ]);
    expect(splitByFont('台北晨光', 'zh-TW')).toEqual([{ text: '台北晨光', font: 'tc' }]);
    expect(splitByFont('Growth – “A” é', 'en')).toEqual([{ text: 'Growth – “A” é', font: 'sc' }]);
  });

  it('a document with names in several scripts is a PDF of less than 200 KB', async () => {
    const bytes = await makeDocumentPdf(content);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(200_000);
  }, 20_000);
});
