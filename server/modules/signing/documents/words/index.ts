import type { Language } from '#contract/languages.ts';
import type { DocumentWords } from './documentWords.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

/** What the documents of orders say, in every language. */
export const documentWords: Readonly<Record<Language, DocumentWords>> = { en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja };
