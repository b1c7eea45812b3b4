import type { PaymentWords } from './telling.ts';

const undecided = {
  late: '款项到账时，订单已超过付款期限。我们正在核实该订单能否继续办理，结果会通知您。',
  another_amount: '到账金额与订单金额不一致。我们正在核实这笔款项的用途，结果会通知您。',
  partly_refunded: '其中部分款项已退还给您。我们正在核实剩余款项的用途，结果会通知您。',
};

const toRefund = {
  cancelled: '由于订单已取消，款项将原路退回付款账户。',
  paid_twice: '由于该订单此前已付款，这笔款项将原路退回付款账户。',
  decided: '由于该款项无法用于完成订单，将原路退回付款账户。',
};

export const zhCn: PaymentWords = {
  digest: {
    placed: (order) => `订单 ${order} 已提交`,
    nothing_to_pay: (order) => `订单 ${order} 已提交`,
    paid: (order) => `订单 ${order} 已付款`,
    proof_refused: (order) => `订单 ${order} 的转账凭证未通过审核`,
    money_undecided: (order) => `正在核实订单 ${order} 的一笔款项`,
    money_to_refund: (order) => `订单 ${order} 的一笔款项将退回`,
    money_refunded: (order) => `订单 ${order} 的一笔款项已退回`,
  },
  placed: (order, { amount, until }) => `订单 ${order} 已提交，金额 ${amount}，尚未付款，请在 ${until}前付款。`,
  howToPay: '付款方式请见付款链接，您也可以将链接转发给付款人。',
  nothingToPay: (order) => `订单 ${order} 已提交，无需付款。`,
  remainingCredit: (amount) => `本订单未用完的抵扣额 ${amount} 将在激活订单时以优惠券形式发放给您。`,
  paid: (order) => `订单 ${order} 的款项已到账，感谢您的支持。`,
  refused: (order) => `订单 ${order} 的转账凭证未通过审核，原因如下：`,
  parts: { payer: '付款方', payment_account: '付款账号', bank_receipt: '转账回单' },
  part: (name, words) => `${name}：${words}`,
  again: (until) => `您可以在 ${until}前重新提交。`,
  passOn: (until) => `该凭证是通过付款链接提交的。请将链接转发给付款人，可在 ${until}前重新提交。`,
  undecided: (order, { amount, why }) => `我们收到了订单 ${order} 的款项 ${amount}。${undecided[why]}`,
  toRefund: (order, { amount, why }) => `我们收到了订单 ${order} 的款项 ${amount}。${toRefund[why]}`,
  refunded: (order, { amount }) => `订单 ${order} 的款项 ${amount} 已退回，银行入账可能需要几天时间。`,
  orderPage: '查看订单',
  paymentPage: '付款链接',
};
