import type { PaymentWords } from './telling.ts';

const undecided = {
  late: '款項入帳時，訂單已超過付款期限。我們正在確認該訂單能否繼續辦理，結果會通知您。',
  another_amount: '入帳金額與訂單金額不符。我們正在確認這筆款項的用途，結果會通知您。',
  partly_refunded: '其中部分款項已退還給您。我們正在確認剩餘款項的用途，結果會通知您。',
};

const toRefund = {
  cancelled: '由於訂單已取消，款項將退回原付款帳戶。',
  paid_twice: '由於該訂單先前已付款，這筆款項將退回原付款帳戶。',
  decided: '由於該款項無法用於完成訂單，將退回原付款帳戶。',
};

export const zhTw: PaymentWords = {
  digest: {
    placed: (order) => `訂單 ${order} 已送出`,
    nothing_to_pay: (order) => `訂單 ${order} 已送出`,
    paid: (order) => `訂單 ${order} 已付款`,
    proof_refused: (order) => `訂單 ${order} 的匯款證明未通過審核`,
    money_undecided: (order) => `正在確認訂單 ${order} 的一筆款項`,
    money_to_refund: (order) => `訂單 ${order} 的一筆款項將退回`,
    money_refunded: (order) => `訂單 ${order} 的一筆款項已退回`,
  },
  placed: (order, { amount, until }) => `訂單 ${order} 已送出，金額 ${amount}，尚未付款，請於 ${until}前付款。`,
  howToPay: '付款方式請見付款連結，您也可以將連結轉寄給付款人。',
  nothingToPay: (order) => `訂單 ${order} 已送出，無需付款。`,
  remainingCredit: (amount) => `本訂單未用完的折抵金額 ${amount} 將於啟用訂單時以折價券發放給您。`,
  paid: (order) => `訂單 ${order} 的款項已入帳，感謝您的支持。`,
  refused: (order) => `訂單 ${order} 的匯款證明未通過審核，原因如下：`,
  parts: { payer: '付款人', payment_account: '付款帳號', bank_receipt: '匯款收據' },
  part: (name, words) => `${name}：${words}`,
  again: (until) => `您可以在 ${until}前重新送出。`,
  passOn: (until) => `該證明是透過付款連結送出的。請將連結轉寄給付款人，可在 ${until}前重新送出。`,
  undecided: (order, { amount, why }) => `我們收到了訂單 ${order} 的款項 ${amount}。${undecided[why]}`,
  toRefund: (order, { amount, why }) => `我們收到了訂單 ${order} 的款項 ${amount}。${toRefund[why]}`,
  refunded: (order, { amount }) => `訂單 ${order} 的款項 ${amount} 已退回，銀行入帳可能需要數天。`,
  orderPage: '查看訂單',
  paymentPage: '付款連結',
};
