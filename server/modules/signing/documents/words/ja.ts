import type { DocumentWords } from './documentWords.ts';

export const ja: DocumentWords = {
  titles: { contract: 'サービス利用契約書', payment_by_others: '代理支払いの証明書' },
  orderNo: 'ご注文番号',
  orderedOn: 'ご注文日',
  orderType: 'ご注文の種類',
  orderTypes: {
    new: '新規購入',
    append: '追加購入',
    renew: '更新',
    upgrade: 'アップグレード',
    upgrade_renew: 'アップグレード更新',
  },
  parties: '契約当事者',
  seller: '提供者（乙）',
  buyer: 'お客様（甲）',
  payer: '支払者',
  ordered: 'ご注文の内容',
  columns: { name: '項目', quantity: '数量', years: '年数', amount: '金額' },
  total: '合計',
  term: 'ご利用期間',
  termText: (years) =>
    years === null
      ? 'ご注文の内容は、ご利用開始のお手続きの日からご利用いただけます。期限は、対象の製品と同じです。'
      : `ご利用期間は${years}年です。期間はご利用開始のお手続きの時から始まります。更新のお手続きを早めに行った場合は、現在の期間が終わる時から始まります。`,
  payment: 'お支払い',
  paymentText: (amount, payer) =>
    payer === null
      ? `甲は、本注文の代金${amount}の全額を支払いました。差引額は、ご注文時の計算によります。`
      : `${payer}は、甲に代わり、本注文の代金${amount}の全額を支払いました。差引額は、ご注文時の計算によります。`,
  service: 'サービスの条件',
  serviceTerms: [
    '乙は、ご注文のソフトウェアを、プランの利用枠の範囲で、インターネットを通じて甲に提供し、正常に利用できる状態を保ちます。',
    '甲は、ソフトウェアを自己の業務に利用し、ログイン情報を適切に管理し、その利用者の行為について責任を負います。',
    '甲が入力したデータは甲に帰属します。乙は、本契約の履行のためにのみこれを取り扱い、秘密を保持します。',
    '期間の終了後30日間、甲はデータを書き出すことができます。すでに始まった期間の代金は、法令または本契約に定めがある場合を除き、返金しません。',
    '各当事者は、正当な理由がある場合、30日前までに書面で催告のうえ、本契約を解除できます。本契約には乙の所在地の法律を適用し、同地の裁判所を管轄裁判所とします。',
  ],
  declaration: ({ payer, buyer, order, amount }) => [
    `${payer}は、自らの意思により、自己の資金で、${buyer}に代わってご注文${order}の代金${amount}を支払ったことを表明します。`,
    `この支払いは、${buyer}による支払いとみなします。${payer}は、提供者に対し、サービス、請求書その他の権利を主張せず、ご注文が取り消された場合を除き、返金を求めません。`,
    `${buyer}は、${payer}が自社の依頼により支払ったことを確認し、これに伴う精算は両者の間で行います。`,
  ],
  unnamedPayer: '____________________',
  signatures: '署名',
  signatureOf: (party) => `${party}（署名・押印）`,
  date: '日付',
  page: (page, pages) => `${page} / ${pages}ページ`,
};
