import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { AppointmentWords } from './telling.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

/** What users are told of appointments, in every language. */
export const appointmentWords: Readonly<Record<Language, AppointmentWords>> = { en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja };
