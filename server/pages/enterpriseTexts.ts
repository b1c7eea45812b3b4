import type { Language } from '#contract/languages.ts';
import type { EnterpriseAction, EnterpriseToAuthorise } from '../modules/signing/index.ts';
import type { SandboxTexts } from './sandboxPages.ts';

/** What the page says on which an enterprise authorises in the sandbox. */
export interface EnterpriseTexts extends SandboxTexts<EnterpriseAction> {
  readonly statuses: Readonly<Record<EnterpriseToAuthorise['row']['status'], string>>;
  readonly close: string;
}

export const enterpriseTexts = {
  en: {
    title: 'Sandbox authorisation desk',
    intro: 'Nothing authorised here has any effect. Choose what is to happen, and see what the mall makes of it.',
    statuses: {
      waiting: 'This enterprise has not authorised the mall yet.',
      rejected: 'The authorisation was rejected.',
      authorized: 'This enterprise has authorised the mall and still has to be identified.',
      identified: 'This enterprise has authorised the mall and is identified.',
    },
    actions: {
      authorise: { name: 'Identify and authorise', about: 'The mall is notified at once.' },
      authorise_only: {
        name: 'Authorise, and leave the identity open',
        about: 'The mall is notified; the enterprise comes back to be identified.',
      },
      exists: {
        name: 'Say that the enterprise is already authorised',
        about: 'The provider knows the enterprise: the mall links it, and nothing has failed.',
      },
      authorise_unheard: {
        name: 'Authorise late, and lose the notification',
        about: 'The mall finds out by asking, when somebody looks.',
      },
      reject: { name: 'Reject', about: 'The mall is notified at once. It can still be authorised here.' },
    },
    close: 'Close without choosing',
    back: 'Back to the mall',
    unknown: 'There is no such enterprise, or its address is no longer valid.',
    foreign: 'This form was sent from another site. Please choose here.',
    language: 'Language',
  },
  'zh-CN': {
    title: '沙箱企业授权台',
    intro: '此处的授权不产生任何效力。请选择要模拟的情形，查看商城如何处理。',
    statuses: {
      waiting: '该企业尚未授权商城。',
      rejected: '授权已被拒绝。',
      authorized: '该企业已授权商城，尚待完成实名认证。',
      identified: '该企业已授权商城，并已完成实名认证。',
    },
    actions: {
      authorise: { name: '完成实名认证并授权', about: '商城会立即收到通知。' },
      authorise_only: { name: '仅授权，暂不实名认证', about: '商城会收到通知；企业之后再回来完成实名认证。' },
      exists: { name: '提示企业已授权', about: '签署平台已有该企业的授权：商城直接关联，不视为失败。' },
      authorise_unheard: { name: '稍后授权，且通知丢失', about: '有人查看时，商城会主动查询得知结果。' },
      reject: { name: '拒绝授权', about: '商城会立即收到通知。之后仍可在此授权。' },
    },
    close: '不作选择，直接关闭',
    back: '返回商城',
    unknown: '没有该企业，或链接已失效。',
    foreign: '该表单由其他网站提交，请在本页选择。',
    language: '语言',
  },
  'zh-TW': {
    title: '沙箱企業授權台',
    intro: '此處的授權不具任何效力。請選擇要模擬的情形，查看商城如何處理。',
    statuses: {
      waiting: '此企業尚未授權商城。',
      rejected: '授權已遭拒絕。',
      authorized: '此企業已授權商城，尚待完成實名認證。',
      identified: '此企業已授權商城，並已完成實名認證。',
    },
    actions: {
      authorise: { name: '完成實名認證並授權', about: '商城會立即收到通知。' },
      authorise_only: { name: '僅授權，暫不實名認證', about: '商城會收到通知；企業之後再回來完成實名認證。' },
      exists: { name: '表示企業已授權', about: '簽署平台已有該企業的授權：商城直接連結，不視為失敗。' },
      authorise_unheard: { name: '稍後授權，且通知遺失', about: '有人查看時，商城會主動查詢得知結果。' },
      reject: { name: '拒絕授權', about: '商城會立即收到通知。之後仍可在此授權。' },
    },
    close: '不選擇，直接關閉',
    back: '返回商城',
    unknown: '沒有此企業，或連結已失效。',
    foreign: '此表單由其他網站送出，請在本頁選擇。',
    language: '語言',
  },
  ja: {
    title: 'サンドボックス企業承認画面',
    intro: 'ここでの承認に効力はありません。起こしたい状況を選び、ストアの動作を確認してください。',
    statuses: {
      waiting: 'この企業はまだストアを承認していません。',
      rejected: '承認は拒否されました。',
      authorized: 'この企業はストアを承認済みです。本人確認がまだ残っています。',
      identified: 'この企業はストアを承認済みで、本人確認も完了しています。',
    },
    actions: {
      authorise: { name: '本人確認をして承認する', about: 'ストアへすぐに通知されます。' },
      authorise_only: {
        name: '承認のみ行う（本人確認は後で）',
        about: 'ストアへ通知されます。本人確認は後で行います。',
      },
      exists: {
        name: '企業は承認済みと返す',
        about: '署名サービスに承認がすでにあるため、ストアはそれを紐づけます。失敗ではありません。',
      },
      authorise_unheard: {
        name: '後から承認する（通知は届かない）',
        about: 'ストアは、誰かが画面を開いたときに照会して結果を知ります。',
      },
      reject: { name: '承認を拒否する', about: 'ストアへすぐに通知されます。後からここで承認できます。' },
    },
    close: '選択せずに閉じる',
    back: 'ストアに戻る',
    unknown: 'この企業は存在しないか、リンクの有効期限が切れています。',
    foreign: 'このフォームは別のサイトから送信されました。このページで選択してください。',
    language: '言語',
  },
} as const satisfies Record<Language, EnterpriseTexts>;
