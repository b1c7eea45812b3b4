import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { RegistrationWords } from './mailWords.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

/** What whoever registers is written, in every language. */
export const registrationWords: Readonly<Record<Language, RegistrationWords>> = {
  en,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  ja,
};
