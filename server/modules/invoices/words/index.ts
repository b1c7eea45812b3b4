import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { InvoiceWords } from './telling.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

/** What clients are told of invoices, in every language. */
export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = { en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja };
