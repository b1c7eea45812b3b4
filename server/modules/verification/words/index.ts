import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { VerificationWords } from './telling.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

/** What clients are told of the verification of their enterprise, in every language. */
export const verificationWords: Readonly<Record<Language, VerificationWords>> = {
  en,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  ja,
};
