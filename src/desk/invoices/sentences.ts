import type { ApplicationField } from '#contract/entities/invoice.ts';
import type { LocalizedText } from '#contract/languages.ts';

const incomplete: LocalizedText = {
  en: 'Incomplete. Enter it in full.',
  'zh-CN': '填写不完整，请补充完整。',
  'zh-TW': '填寫不完整，請補充完整。',
  ja: '内容に不足があります。省略せずにご記入ください。',
};

const another: LocalizedText = {
  en: 'This doesn’t match the company.',
  'zh-CN': '与公司信息不符。',
  'zh-TW': '與公司資料不符。',
  ja: '会社の情報と一致しません。',
};

const unreadable: LocalizedText = {
  en: 'We can’t read the letter. Upload a clearer copy.',
  'zh-CN': '通知书看不清，请重新上传清晰的文件。',
  'zh-TW': '通知書無法辨識，請重新上傳清晰的檔案。',
  ja: '通知書を読み取れません。鮮明なものをアップロードしてください。',
};

const unreachable: LocalizedText = {
  en: 'We couldn’t reach anyone with these contact details.',
  'zh-CN': '该联系方式无法接通。',
  'zh-TW': '此聯絡方式無法接通。',
  ja: 'ご連絡がつきません。',
};

/** Suggested reasons for each field, shown to the client in the client's language. */
export const usualSentences: Readonly<Record<ApplicationField, readonly LocalizedText[]>> = {
  company_name: [
    {
      en: 'The company doesn’t match the taxpayer ID.',
      'zh-CN': '公司名称与纳税人识别号不符。',
      'zh-TW': '公司名稱與統一編號不符。',
      ja: '会社名が番号と一致しません。',
    },
    incomplete,
  ],
  taxpayer_id: [another],
  registered_address: [another, incomplete],
  registration_phone: [another, unreachable],
  bank: [another, incomplete],
  bank_account: [another, incomplete],
  notice_letter: [unreadable, another],
  email: [unreachable],
  recipient: [incomplete],
  telephone: [unreachable],
  area: [another],
  detailed_address: [incomplete],
};
