import type { VerificationWords } from './telling.ts';

export const ja: VerificationWords = {
  digest: {
    passed: '企業認証が完了しました',
    passed_for_now: '企業認証の一次審査を通過しました',
    refused: '企業認証を承認できませんでした',
    refused_by_field: '企業認証の一部が差し戻されました',
  },
  decided: {
    passed: (company) => `${company}の企業認証が完了しました。`,
    passed_for_now: (company) => `${company}の企業認証の一次審査を通過しました。追加でご提出いただく項目があります。`,
    refused: (company) => `${company}の企業認証を承認できませんでした。`,
    refused_by_field: (company) => `${company}の企業認証の一部が差し戻されました。`,
  },
  codes: {
    license_unreadable: '登記証明書類を読み取れません。',
    license_expired: '登記証明書類の有効期限が切れています。',
    name_mismatch: '名称が登記証明書類と一致しません。',
    credit_code_mismatch: '番号が登記証明書類と一致しません。',
    legal_person_mismatch: '法定代表者が登記証明書類と一致しません。',
    power_of_attorney_invalid: '委任状を受理できません。',
    mobile_unreachable: '電話がつながりませんでした。',
    other: '修正が必要な項目があります。',
  },
  fields: {
    legal_person_name: '法定代表者の氏名',
    legal_person_id: '法定代表者の身分証番号',
    company_name: '認証する企業名',
    translated_name: '翻訳した企業名',
    credit_code: '法人番号または登記番号',
    business_license: '登記証明書類',
    power_of_attorney: '委任状',
    mobile: '登録する携帯電話',
  },
  next: {
    passed: '認証をお待ちいただいていたご注文は、ご利用開始のお手続きに進めます。',
    passed_for_now: '上記の項目をご提出ください。その他の内容は保存されています。',
    refused: 'すべての内容をご確認のうえ、再提出してください。',
    refused_by_field: '上記の項目を修正のうえ、再提出してください。その他の内容は保存されています。',
  },
  page: '企業認証',
  activation: 'ご利用開始のお手続き',
  pair: (name, value) => `${name}：${value}`,
  gap: '',
};
