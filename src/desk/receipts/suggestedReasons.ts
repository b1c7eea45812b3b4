import type { ProofPart } from '#contract/entities/payment.ts';
import type { LocalizedText } from '#contract/languages.ts';

/** Suggested reasons for each part of a proof, shown to the client in the client's language. */
export const suggestedReasons: Readonly<Record<ProofPart, readonly LocalizedText[]>> = {
  payer: [
    {
      en: 'The payer on the receipt doesn’t match the one entered.',
      'zh-CN': '回单上的付款方与填写的不一致。',
      'zh-TW': '匯款收據上的付款人與填寫的不符。',
      ja: '振込明細のお支払い名義が、ご入力の内容と異なります。',
    },
    {
      en: 'The payer isn’t the company that placed the order. Upload a note confirming that it pays on the company’s behalf.',
      'zh-CN': '付款方不是下单企业，请提供代付说明。',
      'zh-TW': '付款人不是下單公司，請提供代付說明。',
      ja: 'お支払い名義がご注文の会社と異なります。代理でのお支払いである旨の書面をご提出ください。',
    },
  ],
  payment_account: [
    {
      en: 'The account number doesn’t match the receipt.',
      'zh-CN': '填写的账号与回单上的不一致。',
      'zh-TW': '填寫的帳號與匯款收據上的不符。',
      ja: 'ご入力の口座番号が振込明細と異なります。',
    },
    {
      en: 'The account number is incomplete.',
      'zh-CN': '填写的账号不完整。',
      'zh-TW': '填寫的帳號不完整。',
      ja: 'ご入力の口座番号に不足があります。',
    },
  ],
  bank_receipt: [
    {
      en: 'We can’t read the receipt. Upload a clearer copy.',
      'zh-CN': '回单看不清，请重新上传清晰的图片或文件。',
      'zh-TW': '匯款收據無法辨識，請重新上傳清晰的圖片或檔案。',
      ja: '振込明細を読み取れません。鮮明なものをアップロードしてください。',
    },
    {
      en: 'This receipt is for a different transfer.',
      'zh-CN': '回单不是这笔转账的。',
      'zh-TW': '匯款收據不是這筆匯款的。',
      ja: '別のお振込の明細です。',
    },
    {
      en: 'The amount on the receipt doesn’t match the order.',
      'zh-CN': '回单金额与订单金额不一致。',
      'zh-TW': '匯款收據金額與訂單金額不符。',
      ja: '振込明細の金額が、ご注文の金額と異なります。',
    },
    {
      en: 'According to the receipt, the transfer hasn’t been completed yet.',
      'zh-CN': '回单显示转账尚未成功。',
      'zh-TW': '匯款收據顯示匯款尚未完成。',
      ja: '明細では、お振込がまだ完了していません。',
    },
  ],
};
