import type { InvoiceWords } from './telling.ts';

export const ja: InvoiceWords = {
  digest: {
    issued: (order) => `ご注文 ${order} の請求書を発行しました`,
    mailed: (order) => `ご注文 ${order} の請求書を発送しました`,
    refused: (order) => `ご注文 ${order} の請求書のお申し込み内容をご確認ください`,
  },
  issued: (order, number) => `ご注文 ${order} の請求書を発行しました。請求書番号は ${number} です。`,
  next: {
    electronic: '請求書のページからダウンロードいただけます。',
    paper: '郵送のうえ、お問い合わせ番号をお知らせします。',
  },
  mailed: (order, carrier, number) =>
    `ご注文 ${order} の請求書を${carrier}で発送しました。お問い合わせ番号：${number}。`,
  carriers: {
    sf: '順豊エクスプレス',
    ems: 'EMS（中国郵政）',
    zto: '中通快逓',
    hk_post: '香港郵政',
    tw_post: '中華郵政',
    jp_post: '日本郵便',
    yamato: 'ヤマト運輸',
  },
  refused: (order, reason) => `ご注文 ${order} の請求書を発行できませんでした。${reason}`,
  codes: {
    taxpayer_id_mismatch: '納税者番号が会社名と一致しません。',
    bank_account_mismatch: '銀行または口座番号が会社のものと一致しません。',
    notice_letter_unreadable: '一般納税者通知書を読み取れません。',
    address_incomplete: '住所に不足があります。',
    other: '修正が必要な項目があります。',
  },
  fields: {
    company_name: '会社名',
    taxpayer_id: '法人番号',
    registered_address: '登記住所',
    registration_phone: '登記電話番号',
    bank: '銀行名',
    bank_account: '口座番号',
    notice_letter: '一般納税者通知書',
    email: 'メールアドレス',
    recipient: 'お受取人',
    telephone: '電話番号',
    area: '地域',
    detailed_address: '番地・建物名',
  },
  again: 'ご修正のうえ、もう一度お申し込みください。その他のご入力内容は保存されています。',
  page: '請求書',
  pair: (name, value) => `${name}：${value}`,
};
