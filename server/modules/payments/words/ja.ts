import type { PaymentWords } from './telling.ts';

const undecided = {
  late: 'お支払い期限を過ぎてからのご入金でした。ご注文を継続できるか確認のうえ、あらためてご連絡いたします。',
  another_amount: 'ご入金額がご注文の金額と異なります。内容を確認のうえ、あらためてご連絡いたします。',
  partly_refunded: '一部はすでにご返金済みです。残りの金額の用途を確認しておりますので、結果を改めてご連絡いたします。',
};

const toRefund = {
  cancelled: 'ご注文は取り消されているため、お振込元の口座へ返金いたします。',
  paid_twice: 'ご注文はすでにお支払い済みのため、お振込元の口座へ返金いたします。',
  decided: 'このご入金ではご注文を完了できないため、お振込元の口座へ返金いたします。',
};

export const ja: PaymentWords = {
  digest: {
    placed: (order) => `ご注文${order}を承りました`,
    nothing_to_pay: (order) => `ご注文${order}を承りました`,
    paid: (order) => `ご注文${order}のお支払いを確認しました`,
    proof_refused: (order) => `ご注文${order}の振込証明を承認できませんでした`,
    money_undecided: (order) => `ご注文${order}のご入金を確認しています`,
    money_to_refund: (order) => `ご注文${order}のご入金を返金いたします`,
    money_refunded: (order) => `ご注文${order}のご入金を返金しました`,
  },
  placed: (order, { amount, until }) =>
    `ご注文${order}（${amount}）を承りました。お支払いはまだ完了しておりません。${until}までにお支払いください。`,
  howToPay: 'お支払い方法は、お支払い用リンクでご確認いただけます。お支払いのご担当者へお送りいただくこともできます。',
  nothingToPay: (order) => `ご注文${order}を承りました。お支払いは不要です。`,
  remainingCredit: (amount) =>
    `差し引ききれなかった残額${amount}は、ご注文のご利用開始時にクーポンとして発行いたします。`,
  paid: (order) => `ご注文${order}のご入金を確認しました。ありがとうございます。`,
  refused: (order) => `ご注文${order}の振込証明を確認しましたが、次の理由により承認できませんでした。`,
  parts: { payer: 'お支払い名義', payment_account: 'お振込元の口座', bank_receipt: '振込明細' },
  part: (name, words) => `${name}：${words}`,
  again: (until) => `${until}まで、あらためてご提出いただけます。`,
  passOn: (until) =>
    `この振込証明はお支払い用リンクから提出されました。リンクをお支払いのご担当者へお送りください。${until}まで、あらためてご提出いただけます。`,
  undecided: (order, { amount, why }) => `ご注文${order}について${amount}のご入金がありました。${undecided[why]}`,
  toRefund: (order, { amount, why }) => `ご注文${order}について${amount}のご入金がありました。${toRefund[why]}`,
  refunded: (order, { amount }) =>
    `ご注文${order}について、${amount}を返金しました。口座への反映には数日かかる場合があります。`,
  orderPage: 'ご注文の詳細',
  paymentPage: 'お支払い用リンク',
};
