import type { ApplicationField } from '#contract/entities/invoice.ts';
import type { LocalizedText } from '#contract/languages.ts';

const incompleteReason: LocalizedText = {
  en: 'Incomplete. Enter it in full.',
  'zh-CN': '填写不完整，请补充完整。',
  'zh-TW': '填寫不完整，請補充完整。',
  ja: '内容に不足があります。省略せずにご記入ください。',
};

const mismatchReason: LocalizedText = {
  en: 'This doesn’t match the company.',
  'zh-CN': '与公司信息不符。',
  'zh-TW': '與公司資料不符。',
  ja: '会社の情報と一致しません。',
};

const unreadableReason: LocalizedText = {
  en: 'We can’t read the letter. Upload a clearer copy.',
  'zh-CN': '通知书看不清，请重新上传清晰的文件。',
  'zh-TW': '通知書無法辨識，請重新上傳清晰的檔案。',
  ja: '通知書を読み取れません。鮮明なものをアップロードしてください。',
};

const unreachableReason: LocalizedText = {
  en: 'We couldn’t reach anyone with these contact details.',
  'zh-CN': '该联系方式无法接通。',
  'zh-TW': '此聯絡方式無法接通。',
  ja: 'ご連絡がつきません。',
};

/** Suggested reasons for each field, shown to the client in the client's language. */
export const suggestedReasons: Readonly<Record<ApplicationField, readonly LocalizedText[]>> = {
  company_name: [
    {
      en: 'The company doesn’t match the taxpayer ID.',
      'zh-CN': '公司名称与纳税人识别号不符。',
      'zh-TW': '公司名稱與統一編號不符。',
      ja: '会社名が番号と一致しません。',
    },
    incompleteReason,
  ],
  taxpayer_id: [mismatchReason],
  registered_address: [mismatchReason, incompleteReason],
  registration_phone: [mismatchReason, unreachableReason],
  bank: [mismatchReason, incompleteReason],
  bank_account: [mismatchReason, incompleteReason],
  notice_letter: [unreadableReason, mismatchReason],
  email: [unreachableReason],
  recipient: [incompleteReason],
  telephone: [unreachableReason],
  area: [mismatchReason],
  detailed_address: [incompleteReason],
};
