import type { DocumentWords } from './documentWords.ts';

export const zhTw: DocumentWords = {
  titles: { contract: '服務合約', payment_by_others: '代付證明' },
  orderNo: '訂單編號',
  orderedOn: '訂購日期',
  orderType: '訂單類型',
  orderTypes: { new: '新購', append: '加購', renew: '續約', upgrade: '升級', upgrade_renew: '升級並續約' },
  parties: '立約雙方',
  seller: '服務提供者（乙方）',
  buyer: '客戶（甲方）',
  payer: '代付方',
  ordered: '訂購內容',
  columns: { name: '項目', quantity: '數量', years: '年數', amount: '金額' },
  total: '總計',
  term: '服務期間',
  termText: (years) =>
    years === null
      ? '訂購內容自訂單啟用之日起開通，有效期間與其所屬產品相同。'
      : `訂購內容的服務期間為 ${years} 年，自訂單啟用時起算；提前啟用的續約訂單，自目前服務期間屆滿時起算。`,
  payment: '款項支付',
  paymentText: (amount, payer) =>
    payer === null
      ? `甲方已全額支付本訂單款項 ${amount}。折抵金額以訂購時的計算結果為準。`
      : `${payer} 已代甲方全額支付本訂單款項 ${amount}。折抵金額以訂購時的計算結果為準。`,
  service: '服務條款',
  serviceTerms: [
    '乙方透過網際網路向甲方提供所訂購的軟體服務，並於所選方案的額度範圍內維持其正常運作。',
    '甲方應將軟體用於自身業務，妥善保管登入資訊，並對其使用者的使用行為負責。',
    '甲方輸入的資料歸甲方所有。乙方僅為履行本合約處理該等資料，並負保密義務。',
    '服務期間屆滿後 30 日內，甲方可匯出其資料。已開始之服務期間所對應的款項，除法律另有規定或本合約另有約定外，不予退還。',
    '任一方有正當理由者，得於 30 日前以書面催告後終止本合約。本合約適用乙方所在地之法律，並以乙方所在地之法院為管轄法院。',
  ],
  declaration: ({ payer, buyer, order, amount }) => [
    `${payer} 聲明：係出於自願，以自有資金代 ${buyer} 支付訂單 ${order} 的款項 ${amount}。`,
    `該款項視同由 ${buyer} 支付。${payer} 不因此向服務提供者主張服務、發票等任何權利；除訂單經取消外，亦不請求返還該款項。`,
    `${buyer} 確認 ${payer} 係應其要求付款，因此所生的一切事宜由雙方自行結算。`,
  ],
  unnamedPayer: '____________________',
  signatures: '簽署',
  signatureOf: (party) => `${party}（簽名並用印）`,
  date: '日期',
  page: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
};
