import type { LocalizedText } from '#contract/languages.ts';
import { useFormats } from '#src/i18n/useFormats.ts';

/** Sample texts, in each language as long as real ones. */
const sampleTexts = {
  title: { en: 'Your plan', 'zh-CN': '您的版本', 'zh-TW': '您的方案', ja: 'ご利用中のプラン' },
  sentence: {
    en: 'Ten accounts and 100 GB of storage until June 1, 2027.',
    'zh-CN': '含 10 个账号和 100 GB 存储空间，有效期至 2027 年 6 月 1 日。',
    'zh-TW': '含 10 個帳號與 100 GB 儲存空間，有效至 2027 年 6 月 1 日。',
    ja: 'アカウント10件とストレージ100 GBを2027年6月1日までご利用いただけます。',
  },
  other: { en: 'Another plan', 'zh-CN': '其他版本', 'zh-TW': '其他方案', ja: '別のプラン' },
  reason: {
    en: 'You already have an active plan.',
    'zh-CN': '您已有生效中的版本。',
    'zh-TW': '您已有使用中的方案。',
    ja: 'すでに有効なプランをお持ちです。',
  },
  choose: { en: 'Choose', 'zh-CN': '选择', 'zh-TW': '選擇', ja: '選択' },
  review: { en: 'Review', 'zh-CN': '确认', 'zh-TW': '核對', ja: '確認' },
  done: { en: 'Done', 'zh-CN': '完成', 'zh-TW': '完成', ja: '完了' },
  goOn: { en: 'Go on', 'zh-CN': '继续', 'zh-TW': '繼續', ja: '進む' },
  cancel: { en: 'Cancel', 'zh-CN': '取消', 'zh-TW': '取消', ja: 'キャンセル' },
  accounts: { en: 'accounts', 'zh-CN': '个账号', 'zh-TW': '個帳號', ja: 'アカウント' },
  company: { en: 'Company name', 'zh-CN': '企业名称', 'zh-TW': '公司名稱', ja: '会社名' },
  companyHelp: {
    en: 'As it stands on the business licence',
    'zh-CN': '与营业执照一致',
    'zh-TW': '與營業執照一致',
    ja: '登記上の名称をご入力ください',
  },
  creditCode: {
    en: 'Unified social credit code',
    'zh-CN': '统一社会信用代码',
    'zh-TW': '統一社會信用代碼',
    ja: '統一社会信用コード',
  },
  email: { en: 'Email address', 'zh-CN': '邮箱', 'zh-TW': '電子郵件', ja: 'メールアドレス' },
  mobile: { en: 'Mobile number', 'zh-CN': '手机号', 'zh-TW': '手機號碼', ja: '携帯電話番号' },
  mobileHelp: {
    en: 'With the country, as in +86 138 0013 8000',
    'zh-CN': '含国家代码，例如 +86 138 0013 8000',
    'zh-TW': '含國碼，例如 +886 912 345 678',
    ja: '国番号から（例：+81 90 1234 5678）',
  },
  budget: { en: 'Budget', 'zh-CN': '预算', 'zh-TW': '預算', ja: 'ご予算' },
  product: { en: 'Plan', 'zh-CN': '版本', 'zh-TW': '方案', ja: 'プラン' },
  invoice: { en: 'Kind of invoice', 'zh-CN': '发票类型', 'zh-TW': '發票類型', ja: '請求書の種類' },
  electronic: { en: 'Electronic', 'zh-CN': '电子发票', 'zh-TW': '電子發票', ja: '電子' },
  paper: { en: 'On paper, by mail', 'zh-CN': '纸质发票（邮寄）', 'zh-TW': '紙本發票（郵寄）', ja: '紙（郵送）' },
  agree: {
    en: 'I am the legal representative',
    'zh-CN': '本人为法定代表人',
    'zh-TW': '本人為法定代表人',
    ja: '私は法定代表者です',
  },
  news: { en: 'Notify me by email', 'zh-CN': '通过邮件通知我', 'zh-TW': '以電子郵件通知我', ja: 'メールで通知する' },
  day: { en: 'Preferred day', 'zh-CN': '期望日期', 'zh-TW': '希望日期', ja: 'ご希望日' },
  notes: { en: 'What is it about?', 'zh-CN': '咨询内容', 'zh-TW': '諮詢內容', ja: 'ご相談内容' },
} as const satisfies Record<string, LocalizedText>;

export function useSampleTexts(): (name: keyof typeof sampleTexts) => string {
  const { text } = useFormats();
  return (name) => text(sampleTexts[name]);
}
