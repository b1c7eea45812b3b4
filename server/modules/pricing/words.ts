import type { LocalizedText } from '#contract/languages.ts';

/** Names of price lines that no catalogue item lends its name to. */
export const prepaidName: LocalizedText = {
  en: 'Prepaid advertising (Google Ads)',
  'zh-CN': '广告预充值（Google Ads）',
  'zh-TW': '廣告預儲值（Google Ads）',
  ja: '広告費の前払い（Google広告）',
};

export const inviteName: LocalizedText = {
  en: 'Recommendation discount',
  'zh-CN': '推荐优惠',
  'zh-TW': '推薦優惠',
  ja: '紹介割引',
};

export const multiYearName = (years: number): LocalizedText => ({
  en: `Discount for ${years} years at once`,
  'zh-CN': `一次购买 ${years} 年优惠`,
  'zh-TW': `一次購買 ${years} 年優惠`,
  ja: `${years}年一括契約割引`,
});

export const elapsedName = (of: LocalizedText): LocalizedText => ({
  en: `${of.en}: part of the term already elapsed`,
  'zh-CN': `${of['zh-CN']}：已过服务期扣减`,
  'zh-TW': `${of['zh-TW']}：已過服務期間扣減`,
  ja: `${of.ja}：経過済み期間分の控除`,
});

export const unusedName = (of: LocalizedText): LocalizedText => ({
  en: `${of.en}: credit for unused time`,
  'zh-CN': `${of['zh-CN']}：剩余服务期抵扣`,
  'zh-TW': `${of['zh-TW']}：剩餘服務期間折抵`,
  ja: `${of.ja}：未使用期間分の差し引き`,
});
