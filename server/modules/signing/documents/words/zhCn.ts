import type { DocumentWords } from './documentWords.ts';

export const zhCn: DocumentWords = {
  titles: { contract: '服务合同', payment_by_others: '代付证明' },
  orderNo: '订单号',
  orderedOn: '下单日期',
  orderType: '订单类型',
  orderTypes: { new: '新购', append: '增购', renew: '续费', upgrade: '升级', upgrade_renew: '升级并续费' },
  parties: '合同双方',
  seller: '服务方（乙方）',
  buyer: '客户（甲方）',
  payer: '代付方',
  ordered: '订购内容',
  columns: { name: '项目', quantity: '数量', years: '年限', amount: '金额' },
  total: '合计',
  term: '服务期限',
  termText: (years) =>
    years === null
      ? '订购内容自订单激活之日起开通，有效期与其所属产品一致。'
      : `订购内容的服务期限为 ${years} 年，自订单激活时起算；提前激活的续费订单，自当前服务期届满时起算。`,
  payment: '款项支付',
  paymentText: (amount, payer) =>
    payer === null
      ? `甲方已全额支付本订单款项 ${amount}。抵扣金额以下单时的计算结果为准。`
      : `${payer} 已代甲方全额支付本订单款项 ${amount}。抵扣金额以下单时的计算结果为准。`,
  service: '服务条款',
  serviceTerms: [
    '乙方通过互联网向甲方提供所订购的软件服务，在所选版本的额度范围内保证其正常使用。',
    '甲方应将软件用于自身业务，妥善保管登录信息，并对其用户的使用行为负责。',
    '甲方录入的数据归甲方所有。乙方仅为履行本合同处理该等数据，并承担保密义务。',
    '服务期限届满后 30 日内，甲方可导出其数据。已开始的服务期限所对应的款项，除法律另有规定或本合同另有约定外，不予退还。',
    '任何一方有正当理由的，可提前 30 日书面催告后解除本合同。本合同适用乙方所在地法律，争议由乙方所在地法院管辖。',
  ],
  declaration: ({ payer, buyer, order, amount }) => [
    `${payer} 声明：系自愿以自有资金，代 ${buyer} 支付订单 ${order} 的款项 ${amount}。`,
    `该款项视同由 ${buyer} 支付。${payer} 不因此向服务方主张服务、发票等任何权利；除订单被取消外，亦不要求返还该款项。`,
    `${buyer} 确认 ${payer} 系应其要求付款，由此产生的一切事宜由双方自行结算解决。`,
  ],
  unnamedPayer: '____________________',
  signatures: '签署',
  signatureOf: (party) => `${party}（签字并盖章）`,
  date: '日期',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
};
