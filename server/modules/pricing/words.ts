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

/** How much of a term has passed. */
interface Days {
  readonly whole: number;
  readonly elapsed: number;
}

export const elapsedName = (of: LocalizedText, { whole, elapsed }: Days): LocalizedText => ({
  en: `${of.en}: ${elapsed} of the ${whole} days have already passed`,
  'zh-CN': `${of['zh-CN']}：服务期 ${whole} 天，已过 ${elapsed} 天，按比例扣减`,
  'zh-TW': `${of['zh-TW']}：服務期間 ${whole} 天，已過 ${elapsed} 天，按比例扣減`,
  ja: `${of.ja}：契約期間${whole}日のうち経過済みの${elapsed}日分を控除`,
});

export const unusedName = (of: LocalizedText, { whole, elapsed }: Days): LocalizedText => ({
  en: `${of.en}: credit for ${whole - elapsed} of ${whole} days not used`,
  'zh-CN': `${of['zh-CN']}：服务期 ${whole} 天，剩余 ${whole - elapsed} 天，按比例抵扣`,
  'zh-TW': `${of['zh-TW']}：服務期間 ${whole} 天，剩餘 ${whole - elapsed} 天，按比例折抵`,
  ja: `${of.ja}：契約期間${whole}日のうち未使用の${whole - elapsed}日分を差し引き`,
});
