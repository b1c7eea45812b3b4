import type { VerificationWords } from './telling.ts';

export const zhTw: VerificationWords = {
  digest: {
    passed: '企業認證已通過',
    passed_for_now: '企業認證已通過初審',
    refused: '企業認證未通過',
    refused_by_field: '企業認證有部分內容遭退回',
  },
  decided: {
    passed: (company) => `「${company}」的企業認證已通過。`,
    passed_for_now: (company) => `「${company}」的企業認證已通過初審，尚有資料需要補齊。`,
    refused: (company) => `「${company}」的企業認證未通過。`,
    refused_by_field: (company) => `「${company}」的企業認證有部分內容遭退回。`,
  },
  codes: {
    license_unreadable: '營業登記文件無法辨識。',
    license_expired: '營業登記文件已過期。',
    name_mismatch: '名稱與營業登記文件不一致。',
    credit_code_mismatch: '號碼與營業登記文件不一致。',
    legal_person_mismatch: '法定代表人與營業登記文件不一致。',
    power_of_attorney_invalid: '授權委託書不符合要求。',
    mobile_unreachable: '手機號碼無法聯絡。',
    other: '部分內容需要修改。',
  },
  fields: {
    legal_person_name: '法定代表人姓名',
    legal_person_id: '法定代表人證件號碼',
    company_name: '企業名稱',
    translated_name: '企業名稱譯名',
    credit_code: '統一編號或登記號碼',
    business_license: '營業登記文件',
    power_of_attorney: '授權委託書',
    mobile: '綁定手機',
  },
  next: {
    passed: '等待認證的訂單現在可以啟用了。',
    passed_for_now: '請補齊上述內容，其他內容皆已保留。',
    refused: '請核對全部內容後重新送出。',
    refused_by_field: '請更正上述內容後重新送出，其他內容皆已保留。',
  },
  page: '企業認證',
  activation: '啟用訂單',
  pair: (name, value) => `${name}：${value}`,
  gap: '',
};
