import type { CodePurpose } from '#contract/entities/code.ts';
import type { Language } from '#contract/languages.ts';
import { codeLimits } from '#contract/limits.ts';

interface CodeWords {
  readonly purposes: Readonly<Record<CodePurpose, string>>;
  /** The code stands first: phones show the beginning of a message. */
  readonly text: (site: string, code: string, purpose: string, minutes: number) => string;
}

const words: Readonly<Record<Language, CodeWords>> = {
  en: {
    purposes: {
      verification: 'to verify your enterprise',
      appointment: 'to book your appointment',
      registration: 'to register',
    },
    text: (site, code, purpose, minutes) =>
      `[${site}] ${code} is your code ${purpose}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
  },
  'zh-CN': {
    purposes: { verification: '企业认证', appointment: '预约', registration: '注册' },
    text: (site, code, purpose, minutes) =>
      `【${site}】验证码 ${code}，用于${purpose}，${minutes} 分钟内有效。请勿泄露给他人。`,
  },
  'zh-TW': {
    purposes: { verification: '企業認證', appointment: '預約', registration: '註冊' },
    text: (site, code, purpose, minutes) =>
      `【${site}】驗證碼 ${code}，用於${purpose}，${minutes} 分鐘內有效。請勿提供給他人。`,
  },
  ja: {
    purposes: { verification: '企業認証', appointment: 'ご予約', registration: 'ご登録' },
    text: (site, code, purpose, minutes) =>
      `【${site}】認証コード：${code}（${purpose}用、有効期限${minutes}分）。他の人に教えないでください。`,
  },
};

/** The message that brings a code. */
export function codeMessage(site: string, code: string, purpose: CodePurpose, language: Language): string {
  const { purposes, text } = words[language];
  return text(site, code, purposes[purpose], codeLimits.codeMinutes);
}
