import type { VerificationField } from '#contract/entities/verification.ts';
import type { LocalizedText } from '#contract/languages.ts';

const licenceMismatchReason: LocalizedText = {
  en: 'This doesn’t match the business licence.',
  'zh-CN': '与营业执照不符。',
  'zh-TW': '與公司登記證明文件不符。',
  ja: '登記書類の記載と一致しません。',
};

const incompleteReason: LocalizedText = {
  en: 'Incomplete. Enter it in full.',
  'zh-CN': '填写不完整，请补充完整。',
  'zh-TW': '填寫不完整，請補充完整。',
  ja: '内容に不足があります。省略せずにご記入ください。',
};

/** Suggested reasons for each field, shown to the client in the client's language. */
export const suggestedReasons: Readonly<Record<VerificationField, readonly LocalizedText[]>> = {
  legal_person_name: [licenceMismatchReason],
  legal_person_id: [
    {
      en: 'The number doesn’t belong to the legal representative on the business licence.',
      'zh-CN': '身份证号与营业执照上的法定代表人不符。',
      'zh-TW': '身分證字號與公司登記證明文件上的代表人不符。',
      ja: '番号が登記書類の代表者のものと一致しません。',
    },
  ],
  company_name: [licenceMismatchReason, incompleteReason],
  translated_name: [
    {
      en: 'This isn’t a translation of the company name.',
      'zh-CN': '与企业名称的译名不符。',
      'zh-TW': '與公司名稱的譯名不符。',
      ja: '会社名の訳として適切ではありません。',
    },
    incompleteReason,
  ],
  credit_code: [licenceMismatchReason],
  business_license: [
    {
      en: 'We can’t read the licence. Upload a clear photo of the whole document.',
      'zh-CN': '营业执照看不清，请上传完整、清晰的图片。',
      'zh-TW': '公司登記證明文件無法辨識，請上傳完整、清晰的圖片。',
      ja: '登記書類を読み取れません。全体が鮮明に写ったものをアップロードしてください。',
    },
    {
      en: 'The licence has expired. Upload the current one.',
      'zh-CN': '营业执照已过期，请上传有效的营业执照。',
      'zh-TW': '公司登記證明文件已過期，請上傳有效的文件。',
      ja: '登記書類の有効期限が切れています。有効なものをアップロードしてください。',
    },
    {
      en: 'This isn’t a business licence.',
      'zh-CN': '上传的文件不是营业执照。',
      'zh-TW': '上傳的檔案不是公司登記證明文件。',
      ja: 'アップロードされたファイルは登記書類ではありません。',
    },
  ],
  power_of_attorney: [
    {
      en: 'The company seal or the legal representative’s signature is missing.',
      'zh-CN': '缺少企业公章或法定代表人签字。',
      'zh-TW': '缺少公司印章或代表人簽名。',
      ja: '会社印または代表者の署名がありません。',
    },
    {
      en: 'We can’t read this document. Upload a clearer copy.',
      'zh-CN': '授权委托书看不清，请重新上传清晰的文件。',
      'zh-TW': '授權書無法辨識，請重新上傳清晰的檔案。',
      ja: '委任状を読み取れません。鮮明なものをアップロードしてください。',
    },
    {
      en: 'It names a different company or legal representative.',
      'zh-CN': '授权委托书上的企业或法定代表人与提交的信息不符。',
      'zh-TW': '授權書上的公司或代表人與送出的資料不符。',
      ja: '委任状の会社または代表者が、ご提出の内容と一致しません。',
    },
  ],
  mobile: [
    {
      en: 'We couldn’t reach anyone at this number.',
      'zh-CN': '该号码无法接通。',
      'zh-TW': '此號碼無法接通。',
      ja: 'この番号にはご連絡がつきません。',
    },
  ],
};
