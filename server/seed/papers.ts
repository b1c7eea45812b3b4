import type { orders } from '../modules/orders/tables.ts';
import { amountText, type PdfLine } from './pdf.ts';

/** Only Latin text: the fonts of the PDF have no other characters. */
export const companyPaperLines = (title: string, name: string, number: string): readonly PdfLine[] => [
  { x: 40, y: 56, size: 18, bold: true, text: title },
  { x: 40, y: 80, size: 11, text: 'A document of the demo, without any effect' },
  { x: 40, y: 130, size: 12, bold: true, text: name },
  { x: 40, y: 160, size: 12, text: number },
];

export const orderPaperLines = (
  title: string,
  { order_no, ...order }: typeof orders.$inferSelect,
): readonly PdfLine[] => [
  { x: 40, y: 56, size: 18, bold: true, text: title },
  { x: 40, y: 80, size: 11, text: 'A document of the demo, without any effect' },
  { x: 40, y: 130, size: 11, text: 'Order' },
  { x: 180, y: 130, size: 12, bold: true, text: order_no },
  { x: 40, y: 160, size: 11, text: 'Amount' },
  { x: 180, y: 160, size: 12, bold: true, text: amountText({ minor: order.amount, currency: order.currency }) },
];
