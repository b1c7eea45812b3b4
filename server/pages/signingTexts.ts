import type { Language } from '#contract/languages.ts';
import type { DocumentToSign, SigningAction } from '../modules/signing/index.ts';
import type { SandboxTexts } from './sandboxPages.ts';

/** What the page says on which documents are signed in the sandbox. */
export interface SigningTexts extends SandboxTexts<SigningAction> {
  readonly statuses: Readonly<Record<DocumentToSign['row']['status'], string>>;
}

export const signingTexts = {
  en: {
    title: 'Sandbox signing desk',
    intro: 'Nothing signed here has any effect. Choose what is to happen, and see what the mall makes of it.',
    statuses: {
      waiting: 'This document waits to be signed.',
      opened: 'This document has been opened and waits to be signed.',
      signed: 'This document has been signed.',
      rejected: 'This document was rejected.',
      cancelled: 'This document was taken back: it is not to be signed any more.',
    },
    actions: {
      sign: { name: 'Sign', about: 'The mall is notified at once.' },
      exists: {
        name: 'Say that the company is already authorised',
        about: 'The provider knows the company; the document can still be signed.',
      },
      sign_unheard: {
        name: 'Sign, and lose the notification',
        about: 'The mall finds out by asking, within a minute or two.',
      },
      reject: { name: 'Reject', about: 'The mall is notified at once.' },
    },
    back: 'Back to the mall',
    unknown: 'There is no such document, or its address is no longer valid.',
    foreign: 'This form was sent from another site. Please choose here.',
    language: 'Language',
  },
  'zh-CN': {
    title: '沙箱签署台',
    intro: '此处的签署不产生任何效力。请选择要模拟的情形，查看商城如何处理。',
    statuses: {
      waiting: '该文件等待签署。',
      opened: '该文件已被打开，等待签署。',
      signed: '该文件已签署。',
      rejected: '该文件已被拒签。',
      cancelled: '该文件已撤回，无需再签署。',
    },
    actions: {
      sign: { name: '签署', about: '商城会立即收到通知。' },
      exists: { name: '提示企业已授权', about: '签署平台已有该企业的授权，文件仍可签署。' },
      sign_unheard: { name: '签署，但通知丢失', about: '商城会在一两分钟内主动查询得知结果。' },
      reject: { name: '拒签', about: '商城会立即收到通知。' },
    },
    back: '返回商城',
    unknown: '没有该文件，或链接已失效。',
    foreign: '该表单由其他网站提交，请在本页选择。',
    language: '语言',
  },
  'zh-TW': {
    title: '沙箱簽署台',
    intro: '此處的簽署不具任何效力。請選擇要模擬的情形，查看商城如何處理。',
    statuses: {
      waiting: '此文件等待簽署。',
      opened: '此文件已開啟，等待簽署。',
      signed: '此文件已簽署。',
      rejected: '此文件已遭拒簽。',
      cancelled: '此文件已撤回，不需再簽署。',
    },
    actions: {
      sign: { name: '簽署', about: '商城會立即收到通知。' },
      exists: { name: '表示企業已授權', about: '簽署平台已有該企業的授權，文件仍可簽署。' },
      sign_unheard: { name: '簽署，但通知遺失', about: '商城會在一兩分鐘內主動查詢得知結果。' },
      reject: { name: '拒簽', about: '商城會立即收到通知。' },
    },
    back: '返回商城',
    unknown: '沒有此文件，或連結已失效。',
    foreign: '此表單由其他網站送出，請在本頁選擇。',
    language: '語言',
  },
  ja: {
    title: 'サンドボックス署名画面',
    intro: 'ここでの署名に効力はありません。起こしたい状況を選び、ストアの動作を確認してください。',
    statuses: {
      waiting: 'この書類は署名待ちです。',
      opened: 'この書類は開かれ、署名を待っています。',
      signed: 'この書類は署名済みです。',
      rejected: 'この書類への署名は拒否されました。',
      cancelled: 'この書類は取り下げられました。署名は不要です。',
    },
    actions: {
      sign: { name: '署名する', about: 'ストアへすぐに通知されます。' },
      exists: { name: '企業は承認済みと返す', about: '企業の承認がすでにあるため、引き続き署名できます。' },
      sign_unheard: { name: '署名する（通知は届かない）', about: 'ストアは1～2分以内に照会して結果を知ります。' },
      reject: { name: '署名を拒否する', about: 'ストアへすぐに通知されます。' },
    },
    back: 'ストアに戻る',
    unknown: 'この書類は存在しないか、リンクの有効期限が切れています。',
    foreign: 'このフォームは別のサイトから送信されました。このページで選択してください。',
    language: '言語',
  },
} as const satisfies Record<Language, SigningTexts>;
