import type { VerificationWords } from './telling.ts';

export const zhCn: VerificationWords = {
  digest: {
    passed: '企业认证已通过',
    passed_for_now: '企业认证已通过初审',
    refused: '企业认证未通过',
    refused_by_field: '企业认证有部分内容被退回',
  },
  decided: {
    passed: (company) => `“${company}”的企业认证已通过。`,
    passed_for_now: (company) => `“${company}”的企业认证已通过初审，尚有信息需要补充。`,
    refused: (company) => `“${company}”的企业认证未通过。`,
    refused_by_field: (company) => `“${company}”的企业认证有部分内容被退回。`,
  },
  codes: {
    license_unreadable: '营业执照无法辨认。',
    license_expired: '营业执照已过期。',
    name_mismatch: '名称与营业执照不一致。',
    credit_code_mismatch: '号码与营业执照不一致。',
    legal_person_mismatch: '法定代表人与营业执照不一致。',
    power_of_attorney_invalid: '授权委托书不符合要求。',
    mobile_unreachable: '手机号无法接通。',
    other: '部分内容需要修改。',
  },
  fields: {
    legal_person_name: '法定代表人姓名',
    legal_person_id: '法定代表人证件号码',
    company_name: '企业名称',
    translated_name: '企业名称译名',
    credit_code: '统一社会信用代码或登记号码',
    business_license: '营业执照',
    power_of_attorney: '授权委托书',
    mobile: '绑定手机',
  },
  next: {
    passed: '等待认证的订单现在可以激活了。',
    passed_for_now: '请补充上述内容，其他内容均已保留。',
    refused: '请核对全部内容后重新提交。',
    refused_by_field: '请更正上述内容后重新提交，其他内容均已保留。',
  },
  page: '企业认证',
  activation: '激活订单',
  pair: (name, value) => `${name}：${value}`,
  gap: '',
};
