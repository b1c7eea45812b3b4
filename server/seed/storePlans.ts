import type { Allowance, Plan } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { upgradeRenewOffer } from '#machines/lifecycles/orderTypes.ts';
import type { Prices } from '../modules/catalogue/tables.ts';
import { upgradeRenewPlanId } from '../modules/products/orderTypeOffers.ts';

export const inAllLanguages = (en: string, cn: string, tw: string, ja: string): LocalizedText => ({
  en,
  'zh-CN': cn,
  'zh-TW': tw,
  ja,
});

/** Whole amounts; the result is in minor units. */
export const wholePrices = (cny: number, usd: number, twd: number, jpy: number): Prices => ({
  CNY: cny * 100,
  USD: usd * 100,
  TWD: twd * 100,
  JPY: jpy,
});

const systems = {
  mail: inAllLanguages('Business mail', '企业邮箱', '企業信箱', 'ビジネスメール'),
  crm: inAllLanguages('CRM', '客户管理（CRM）', '客戶關係管理（CRM）', '顧客管理（CRM）'),
  marketing: inAllLanguages('Marketing', '营销获客', '行銷推廣', 'マーケティング'),
  cpq: inAllLanguages('CPQ', '报价与订单（CPQ）', '報價與訂單（CPQ）', '見積・受注管理（CPQ）'),
  statistics: inAllLanguages('Statistics', '数据统计', '數據分析', '分析レポート'),
  ai: inAllLanguages('AI assistant', 'AI 助手', 'AI 助理', 'AIアシスタント'),
} as const;

const modules = {
  shared_inbox: inAllLanguages('Shared inbox', '公共邮箱', '共用信箱', '共有メールボックス'),
  mail_tracking: inAllLanguages('Mail tracking', '邮件追踪', '郵件追蹤', 'メール開封追跡'),
  customers: inAllLanguages('Customers and contacts', '客户与联系人', '客戶與聯絡人', '顧客・連絡先管理'),
  leads: inAllLanguages('Leads', '线索管理', '潛在客戶管理', 'リード管理'),
  customer_pool: inAllLanguages('Customer pool', '客户公海', '共用客戶池', '共有顧客プール'),
  opportunities: inAllLanguages('Opportunities', '商机管理', '商機管理', '商談管理'),
  email_campaigns: inAllLanguages('Email campaigns', '邮件营销', '電子郵件行銷', 'メール配信キャンペーン'),
  landing_pages: inAllLanguages('Landing pages', '营销落地页', '到達網頁', 'ランディングページ'),
  social_publishing: inAllLanguages('Social media publishing', '社媒发布', '社群貼文排程', 'SNS投稿管理'),
  trade_shows: inAllLanguages('Trade-show leads', '展会获客', '展覽名單管理', '展示会リード管理'),
  quotes: inAllLanguages('Quotes', '报价单', '報價單', '見積書'),
  orders: inAllLanguages('Sales orders', '销售订单', '銷售訂單', '受注管理'),
  logistics: inAllLanguages('Logistics', '物流跟踪', '物流追蹤', '物流管理'),
  collections: inAllLanguages('Cash collections', '回款管理', '收款管理', '入金管理'),
  dashboards: inAllLanguages('Dashboards', '数据看板', '數據儀表板', 'ダッシュボード'),
  approvals: inAllLanguages('Custom approvals', '自定义审批', '自訂簽核流程', 'カスタム承認フロー'),
  workflow: inAllLanguages('Workflow automation', '自动化工作流', '自動化工作流程', 'ワークフロー自動化'),
  ai_writing: inAllLanguages('AI writing', 'AI 写作', 'AI 撰寫', 'AI文章作成'),
  ai_insights: inAllLanguages('AI customer insights', 'AI 客户洞察', 'AI 客戶洞察', 'AI顧客分析'),
  open_api: inAllLanguages('Open API', '开放 API', '開放 API', 'オープンAPI'),
} as const;

type SystemId = keyof typeof systems;
type ModuleId = keyof typeof modules;

const systemsOf = (...ids: SystemId[]): Plan['systems'] => ids.map((id) => ({ system_id: id, name: systems[id] }));
const modulesOf = (...ids: ModuleId[]): Plan['modules'] => ids.map((id) => ({ module_id: id, name: modules[id] }));
const allowance = (accounts: number, storage_gb: number, edm: number, api_calls: number): Allowance => ({
  accounts,
  storage_gb,
  edm,
  api_calls,
});

const starterModules: ModuleId[] = ['shared_inbox', 'customers', 'leads'];
const growthModules: ModuleId[] = [
  ...starterModules,
  'mail_tracking',
  'customer_pool',
  'opportunities',
  'email_campaigns',
  'social_publishing',
  'trade_shows',
];
const professionalModules: ModuleId[] = [
  ...growthModules,
  'landing_pages',
  'quotes',
  'orders',
  'logistics',
  'collections',
  'dashboards',
];
const flagshipModules: ModuleId[] = [
  ...professionalModules,
  'approvals',
  'workflow',
  'ai_writing',
  'ai_insights',
  'open_api',
];
const upgradeRenewModules: ModuleId[] = [
  ...starterModules,
  'mail_tracking',
  'customer_pool',
  'opportunities',
  'email_campaigns',
  'landing_pages',
  'quotes',
  'orders',
];

/** The upgrade-renew offer costs half of its two years. */
export const demoPlans = [
  {
    plan_id: 'starter',
    rank: 10,
    is_buyout: false,
    name: inAllLanguages('Starter', '入门版', '入門版', 'スターター'),
    summary: inAllLanguages(
      'For small teams that want mail and customers in one place',
      '适合希望统一管理邮件与客户的小型团队',
      '適合想集中管理郵件與客戶的小型團隊',
      'メールと顧客情報を一元管理したい小規模チーム向けのプランです',
    ),
    systems: systemsOf('mail', 'crm'),
    modules: modulesOf(...starterModules),
    allowance: allowance(3, 50, 10_000, 0),
    prices: wholePrices(4_800, 780, 22_800, 108_000),
    years: [1, 2, 3],
  },
  {
    plan_id: 'growth',
    rank: 20,
    is_buyout: false,
    name: inAllLanguages('Growth', '成长版', '成長版', 'グロース'),
    summary: inAllLanguages(
      'For sales teams that win customers by mail and at trade shows',
      '适合通过邮件和展会开发客户的销售团队',
      '適合透過電子郵件與展覽開發客戶的業務團隊',
      'メールや展示会で新規顧客を開拓する営業チーム向けのプランです',
    ),
    systems: systemsOf('mail', 'crm', 'marketing'),
    modules: modulesOf(...growthModules),
    allowance: allowance(5, 200, 50_000, 0),
    prices: wholePrices(12_800, 1_980, 59_800, 288_000),
    years: [1, 2, 3],
  },
  {
    plan_id: upgradeRenewPlanId,
    rank: 25,
    is_buyout: false,
    name: inAllLanguages('Upgrade & Renew', '升级续费版', '升級續約版', 'アップグレード更新プラン'),
    summary: inAllLanguages(
      'A plan for two years at a special price, for clients who renew early',
      '面向老客户的两年期升级续费优惠版本',
      '為現有客戶提供的兩年期升級續約優惠方案',
      'ご契約中のお客様を対象とした、2年契約の優待プランです',
    ),
    systems: systemsOf('mail', 'crm', 'marketing', 'cpq'),
    modules: modulesOf(...upgradeRenewModules),
    allowance: allowance(upgradeRenewOffer.accounts, upgradeRenewOffer.storage_gb, upgradeRenewOffer.edm, 0),
    prices: wholePrices(19_900, 2_990, 92_000, 432_000),
    years: [upgradeRenewOffer.years],
  },
  {
    plan_id: 'professional',
    rank: 30,
    is_buyout: false,
    name: inAllLanguages('Professional', '专业版', '專業版', 'プロフェッショナル'),
    summary: inAllLanguages(
      'From the first enquiry to the last payment, with quotes, orders and reports',
      '覆盖从询盘、报价、订单到回款的完整流程',
      '涵蓋從詢價、報價、訂單到收款的完整流程',
      '引き合いから見積、受注、入金までを一貫して管理できるプランです',
    ),
    systems: systemsOf('mail', 'crm', 'marketing', 'cpq', 'statistics'),
    modules: modulesOf(...professionalModules),
    allowance: allowance(10, 500, 100_000, 0),
    prices: wholePrices(29_800, 4_480, 138_000, 648_000),
    years: [1, 2, 3],
  },
  {
    plan_id: 'flagship',
    rank: 40,
    is_buyout: false,
    name: inAllLanguages('Flagship', '旗舰版', '旗艦版', 'フラッグシップ'),
    summary: inAllLanguages(
      'The whole suite with AI, automation and the open API, for large organisations',
      '面向大型企业，包含 AI、自动化与开放 API 的全功能版本',
      '專為大型企業打造，包含 AI、自動化與開放 API 的完整版本',
      'AI・自動化・オープンAPIを含む全機能をご利用いただける大規模組織向けプランです',
    ),
    systems: systemsOf('mail', 'crm', 'marketing', 'cpq', 'statistics', 'ai'),
    modules: modulesOf(...flagshipModules),
    allowance: allowance(20, 2_048, 500_000, 300_000),
    prices: wholePrices(69_800, 9_980, 318_000, 1_480_000),
    years: [1, 2, 3],
  },
  {
    plan_id: 'crm-buyout',
    rank: 15,
    is_buyout: true,
    name: inAllLanguages('CRM perpetual licence', 'CRM 买断版', 'CRM 買斷版', 'CRM買い切りライセンス'),
    summary: inAllLanguages(
      'Customer management on your own servers, paid once',
      '部署在自有服务器上的客户管理系统，一次付费，永久使用',
      '部署於自有伺服器的客戶管理系統，一次付費、永久使用',
      '自社サーバーで運用する顧客管理システムです。お支払いは一度のみです',
    ),
    systems: systemsOf('crm'),
    modules: modulesOf('customers', 'leads', 'customer_pool', 'opportunities'),
    allowance: allowance(20, 500, 0, 0),
    prices: wholePrices(168_000, 24_800, 768_000, 3_680_000),
    years: [],
  },
] satisfies (Omit<Plan, 'price'> & { prices: Prices })[];
