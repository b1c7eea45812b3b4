import type { Addon, Service } from '#contract/entities/product.ts';
import type { Prices } from '../modules/catalogue/tables.ts';
import { demoPlans, inAllLanguages, wholePrices } from './storePlans.ts';

export const demoAddons = [
  {
    addon_id: 'accounts',
    kind: 'accounts',
    name: inAllLanguages('Additional accounts', '增购账号', '加購帳號', '追加アカウント'),
    unit_size: 1,
    unit: inAllLanguages('account', '个账号', '個帳號', 'アカウント'),
    prices: wholePrices(1_200, 180, 5_600, 26_000),
    per_year: true,
    max_quantity: 500,
  },
  {
    addon_id: 'storage',
    kind: 'storage',
    name: inAllLanguages('Additional storage', '增购存储空间', '加購儲存空間', '追加ストレージ'),
    unit_size: 100,
    unit: inAllLanguages('100 GB', '100 GB', '100 GB', '100 GB'),
    prices: wholePrices(600, 90, 2_800, 13_000),
    per_year: true,
    max_quantity: 100,
  },
  {
    addon_id: 'edm',
    kind: 'edm',
    name: inAllLanguages('Email marketing volume', '邮件营销发送量', '電子郵件行銷發送量', '追加メール配信数'),
    unit_size: 50_000,
    unit: inAllLanguages('50,000 emails', '5 万封', '5 萬封', '5万通'),
    prices: wholePrices(1_500, 220, 6_900, 32_000),
    per_year: true,
    max_quantity: 100,
  },
  {
    addon_id: 'api',
    kind: 'api',
    name: inAllLanguages('API calls', 'API 调用次数', 'API 呼叫次數', 'API呼び出し回数'),
    unit_size: 300_000,
    unit: inAllLanguages('300,000 calls', '30 万次', '30 萬次', '30万回'),
    prices: wholePrices(3_000, 450, 13_800, 65_000),
    per_year: true,
    max_quantity: 50,
  },
  {
    addon_id: 'connector-buyout',
    kind: 'buyout',
    name: inAllLanguages(
      'ERP connector (perpetual)',
      'ERP 对接组件（买断）',
      'ERP 串接模組（買斷）',
      'ERP連携コネクタ（買い切り）',
    ),
    unit_size: 1,
    unit: inAllLanguages('licence', '套', '套', 'ライセンス'),
    prices: wholePrices(9_800, 1_450, 45_000, 210_000),
    per_year: false,
    max_quantity: 10,
  },
] satisfies (Omit<Addon, 'price'> & { prices: Prices })[];

const demoServiceKinds = [
  {
    service_id: 'implementation',
    name: inAllLanguages('Implementation', '实施服务', '導入服務', '導入支援'),
    summary: inAllLanguages(
      'A consultant sets the system up with you, remotely, in ten sessions',
      '实施顾问远程协助完成系统配置，共十次',
      '由導入顧問以遠端方式協助完成系統設定，共十次',
      '専任コンサルタントが全10回のオンライン支援で初期設定を行います',
    ),
    max_quantity: 5,
    /** Of the plan's price per year, but at least `least`. */
    percent: 40,
    least: wholePrices(3_000, 450, 14_000, 65_000),
  },
  {
    service_id: 'training',
    name: inAllLanguages('Training (half a day)', '操作培训（半天）', '教育訓練（半天）', '操作研修（半日）'),
    summary: inAllLanguages(
      'A trainer teaches your team online, up to twenty people',
      '讲师线上授课，每场最多二十人',
      '由講師線上授課，每場最多二十人',
      '講師がオンラインで実施する研修です。1回につき20名様までご参加いただけます',
    ),
    max_quantity: 20,
    percent: 0,
    least: wholePrices(2_000, 300, 9_500, 45_000),
  },
  {
    service_id: 'migration',
    name: inAllLanguages('Data migration', '数据迁移', '資料移轉', 'データ移行'),
    summary: inAllLanguages(
      'Customers, contacts and mail from your present system, up to 200,000 records',
      '从现有系统迁移客户、联系人及邮件，最多 20 万条',
      '從現有系統移轉客戶、聯絡人與郵件，最多 20 萬筆',
      '現行システムから顧客・連絡先・メールを最大20万件まで移行します',
    ),
    max_quantity: 10,
    percent: 20,
    least: wholePrices(4_000, 600, 19_000, 90_000),
  },
] satisfies (Omit<Service, 'price'> & { percent: number; least: Prices })[];

const pricesWithMinimum = (least: Prices, plan: Prices, percent: number): Prices => {
  // Rounded up to full hundreds of the currency, as in a price list.
  const priceIn = (currency: keyof Prices, hundred: number) =>
    Math.max(least[currency], Math.ceil((plan[currency] * percent) / 100 / hundred) * hundred);
  return {
    CNY: priceIn('CNY', 10_000),
    USD: priceIn('USD', 1_000),
    TWD: priceIn('TWD', 50_000),
    JPY: priceIn('JPY', 1_000),
  };
};

export const demoServices = demoPlans.flatMap((plan) =>
  demoServiceKinds.map(({ percent, least, service_id, name, summary, max_quantity }, position) => ({
    service_id,
    name,
    summary,
    max_quantity,
    plan_id: plan.plan_id,
    position,
    prices: pricesWithMinimum(least, plan.prices, plan.is_buyout ? Math.floor(percent / 4) : percent),
  })),
);

export const demoPrepaidRange = {
  range_id: 'google-ads',
  minimum: wholePrices(5_000, 500, 20_000, 100_000),
  maximum: wholePrices(1_000_000, 150_000, 4_500_000, 20_000_000),
};
