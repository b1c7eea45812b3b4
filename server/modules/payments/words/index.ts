import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { PaymentWords } from './telling.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

/** What clients are told of payments, in every language. */
export const paymentWords: Readonly<Record<Language, PaymentWords>> = { en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja };
