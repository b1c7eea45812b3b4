import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfWithText } from '../../../testing/pdf.ts';
import { judgePdf, removeActiveParts } from './judgePdf.ts';

const plain = pdfWithText('a licence');
const soundVerdict = { kind: 'sound', active: [] };

async function pdfWith(change: (document: PDFDocument) => unknown, save = {}): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('a page');
  await change(document);
  return new Uint8Array(await document.save(save));
}

/** Adds an action that runs when the document is opened. */
const opening = (action: Record<string, string | PDFString>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ Type: 'Action', ...action }));
const annotated = (subtype: string) => (document: PDFDocument) => {
  const { context } = document;
  const annotation = context.register(context.obj({ Type: 'Annot', Subtype: subtype, Rect: [0, 0, 9, 9], A: 'any' }));
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([annotation]));
};
const attached = (document: PDFDocument) =>
  document.attach(Buffer.from('MZ a program'), 'a.exe', { description: 'any' });
const encrypted = (userPassword: string) => (document: PDFDocument) =>
  document.encrypt({ userPassword, ownerPassword: 'the owner', permissions: { modifying: false } });

/** A handwritten PDF with further objects after the catalog and the pages. */
function written(...objects: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  const first = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ];
  const all = [...first, ...objects].flatMap((object, index) => [`${index + 1} 0 obj\n`, object, '\nendobj\n']);
  const body = Buffer.concat(['%PDF-1.7\n', ...all].map((part) => Buffer.from(part)));
  return Buffer.concat([body, Buffer.from(`trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`)]);
}

const verdictCases: readonly (readonly [string, () => Promise<Uint8Array<ArrayBuffer>>, readonly string[]])[] = [
  [
    'a script that runs as it is opened',
    () => pdfWith(opening({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })),
    ['script'],
  ],
  ['a script of the document', () => pdfWith((document) => document.addJavaScript('main', 'app.alert(1)')), ['script']],
  ['an action that starts a program', () => pdfWith(opening({ S: 'Launch', F: PDFString.of('cmd.exe') })), ['script']],
  [
    'an action that sends a form',
    () => pdfWith(opening({ S: 'SubmitForm', F: PDFString.of('https://example.com') })),
    ['script'],
  ],
  [
    'an action that opens a file of a network',
    () => pdfWith(opening({ S: 'GoToR', F: PDFString.of('\\\\host\\x') })),
    ['script'],
  ],
  ['an attached file', () => pdfWith(attached), ['attachment']],
  ['an attached file in streams of objects', () => pdfWith(attached, { useObjectStreams: true }), ['attachment']],
  ['an annotation with a file', () => pdfWith(annotated('FileAttachment')), ['attachment']],
  ['a film', () => pdfWith(annotated('RichMedia')), ['media']],
  ['a name written with a code for a letter', async () => written('<< /S /J#61vaScript >>'), ['script']],
  ['a type that lies in an object of its own', async () => written('<< /S 5 0 R >>', '/Launch'), ['script']],
];

describe('judging a PDF', () => {
  it.each([
    ['of a page', async () => plain],
    ['with links', () => pdfWith(opening({ S: 'URI', URI: PDFString.of('https://example.com') }))],
    ['in streams of objects', () => pdfWith(() => null, { useObjectStreams: true })],
    ['encrypted against changes alone', () => pdfWith(encrypted(''))],
    ['with something behind its end', async () => Buffer.concat([plain, Buffer.alloc(2000, ' ')])],
  ])('a PDF %s is sound and has no active content', async (_, made) => {
    expect(await judgePdf(await made())).toEqual(soundVerdict);
  });

  it.each([
    ['cut in the middle', async () => plain.subarray(0, plain.length / 2)],
    ['cut before its last line', async () => plain.subarray(0, plain.length - 7)],
    ['of which only the first line came', async () => Buffer.from('%PDF-1.7\n')],
    [
      'without a page',
      async () =>
        written().subarray(0) &&
        Buffer.from(written().toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0')),
    ],
    ['cut in the middle, and locked', async () => (await pdfWith(encrypted('secret'))).subarray(0, 900)],
  ])('a PDF %s is damaged [FIL-02]', async (_, made) => {
    expect(await judgePdf(await made())).toEqual({ kind: 'damaged' });
  });

  it('a PDF that asks for a password is locked [FIL-02]', async () => {
    expect(await judgePdf(await pdfWith(encrypted('secret')))).toEqual({ kind: 'locked' });
  });

  it.each(verdictCases)(
    'a PDF with %s is judged as active, and stripping removes its active content [FIL-72]',
    async (_, made, active) => {
      const bytes = await made();
      expect(await judgePdf(bytes)).toEqual({ kind: 'sound', active });
      expect(await judgePdf(await removeActiveParts(bytes))).toEqual(soundVerdict);
    },
  );
});

describe('stripping a PDF', () => {
  it('a stripped PDF has the page and the text of the original', async () => {
    const document = await PDFDocument.load(await removeActiveParts(plain));
    expect(document.getPageCount()).toBe(1);
    expect(Buffer.from(await removeActiveParts(plain)).toString('latin1')).toContain('a licence');
  });

  it('a PDF encrypted without a user password is no longer encrypted after it is stripped', async () => {
    const bytes = await removeActiveParts(await pdfWith(encrypted('')));
    expect((await PDFDocument.load(bytes)).isEncrypted).toBe(false);
  });

  it('a stripped PDF has no attached file and no object that could not be parsed [FIL-72]', async () => {
    const bytes = await pdfWith(attached);
    expect((await PDFDocument.load(bytes)).getAttachments().map(({ name }) => name)).toEqual(['a.exe']);
    expect((await PDFDocument.load(await removeActiveParts(bytes))).getAttachments()).toEqual([]);
    const hidden = written('<< /S /JavaScript /JS (app.alert(1)) ');
    expect(Buffer.from(await removeActiveParts(hidden)).toString('latin1')).not.toContain('alert');
  });

  it('a stripped PDF does not contain the overridden version of an object that is defined twice [FIL-72]', async () => {
    const twice = written('<< /S /JavaScript /JS (app.alert(1)) >>', '1')
      .toString('latin1')
      .replace('5 0 obj', '4 0 obj');
    const bytes = await removeActiveParts(Buffer.from(twice, 'latin1'));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('alert');
  });
});

describe('an expensive PDF', () => {
  it('a PDF with 200,000 nested arrays is judged sound', async () => {
    const nested = written(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(await judgePdf(nested)).toEqual(soundVerdict);
  });
});
