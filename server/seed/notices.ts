import type { LocalizedText } from '#contract/languages.ts';
import type { Database } from '../db/database.ts';
import { notices } from '../modules/notices/tables.ts';
import { demoAccounts } from './accounts.ts';

interface SeededNotice {
  readonly category: 'system' | 'order' | 'activity';
  readonly digest: LocalizedText;
  readonly detail: LocalizedText;
  readonly days_ago: number;
  readonly is_read: boolean;
}

const seeded: readonly SeededNotice[] = [
  {
    category: 'activity',
    digest: {
      en: 'Two years at the price of the upgrade',
      'zh-CN': '升级续费两年优惠',
      'zh-TW': '升級續費兩年優惠',
      ja: 'アップグレードと2年更新がお得に',
    },
    detail: {
      en: 'Upgrade and renew in one order: 2 years, 10 accounts, 1024 GB of storage and 200,000 marketing e-mails.',
      'zh-CN': '一次下单完成升级与续费：2 年、10 个账号、1024 GB 存储和 200000 封营销邮件。',
      'zh-TW': '一次下單完成升級與續費：2 年、10 個帳號、1024 GB 儲存空間和 200000 封行銷郵件。',
      ja: 'アップグレードと更新を1件の注文で。2年間、10アカウント、1024 GB、マーケティングメール20万通。',
    },
    days_ago: 1,
    is_read: false,
  },
  {
    category: 'order',
    digest: {
      en: 'An unpaid order is waiting',
      'zh-CN': '您有订单待支付',
      'zh-TW': '您有訂單待付款',
      ja: '未払いの注文があります',
    },
    detail: {
      en: 'Transfer the amount with the order number as reference. It arrives within 1 to 3 working days.',
      'zh-CN': '请在转账附言中填写订单号，款项 1 至 3 个工作日到账。',
      'zh-TW': '請於轉帳備註填寫訂單編號，款項 1 至 3 個工作天到帳。',
      ja: '注文番号を摘要に記入してお振り込みください。着金まで1～3営業日かかります。',
    },
    days_ago: 3,
    is_read: false,
  },
  {
    category: 'system',
    digest: {
      en: 'Welcome to the mall',
      'zh-CN': '欢迎使用商城',
      'zh-TW': '歡迎使用商城',
      ja: 'モールへようこそ',
    },
    detail: {
      en: 'Here you buy, renew and upgrade plans, and find your orders and vouchers.',
      'zh-CN': '您可以在这里购买、续费和升级方案，并查看订单与代金券。',
      'zh-TW': '您可以在這裡購買、續費和升級方案，並查看訂單與折價券。',
      ja: 'ここでプランの購入・更新・アップグレードができ、注文とバウチャーを確認できます。',
    },
    days_ago: 20,
    is_read: true,
  },
];

const day = 86_400_000;

/** Gives the users of the demo's clients something to read. */
export async function seedNotices(tx: Database, now: Date): Promise<void> {
  const readers = demoAccounts.filter((account) => account.client_id !== null);
  await tx.insert(notices).values(
    readers.flatMap(({ user_id }) =>
      seeded.map(({ days_ago, is_read, ...notice }, index) => ({
        ...notice,
        notice_id: `notice-${user_id}-${index}`,
        user_id,
        time: new Date(now.getTime() - days_ago * day),
        read_at: is_read ? now : null,
      })),
    ),
  );
}
