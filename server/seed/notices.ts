import type { LocalizedText } from '#contract/languages.ts';
import type { Database } from '../db/database.ts';
import { notices } from '../modules/notices/tables.ts';
import { demoAccounts } from './accounts.ts';
import { type DemoTime, demoTimeToDate } from './demoHolding.ts';
import { demoHoldings } from './storeClients.ts';

interface DemoNotice {
  readonly category: 'system' | 'order' | 'activity';
  readonly digest: LocalizedText;
  readonly detail: LocalizedText;
  readonly page: string;
  /** Null if the notice does not concern the client. */
  readonly notifiedAt: (clientId: string) => DemoTime | null;
  readonly is_read: boolean;
}

/** Null if the client has none. */
function unpaidSince(clientId: string): DemoTime | null {
  const orders = demoHoldings.find(({ client_id }) => client_id === clientId)?.orders ?? [];
  const unpaid = orders.find(({ status, payment_status }) => status === 'unpaid' && payment_status === 'none');
  return unpaid?.days_ago ?? null;
}

const demoNotices: readonly DemoNotice[] = [
  {
    category: 'activity',
    digest: {
      en: 'Two years at the price of the upgrade',
      'zh-CN': '升级并续费，两年享优惠',
      'zh-TW': '升級並續約，兩年享優惠',
      ja: '2年間のアップグレード更新がお得です',
    },
    detail: {
      en: 'Upgrade and renew in one order: 2 years, 10 accounts, 1024 GB of storage and 200,000 marketing emails.',
      'zh-CN': '一次下单即可升级并续费：2 年期限、10 个账号、1024 GB 存储空间、每年 20 万封营销邮件。',
      'zh-TW': '一次下單即可升級並續約：2 年期限、10 個帳號、1024 GB 儲存空間、每年 20 萬封行銷郵件。',
      ja: 'アップグレードと更新を1回のご注文で行えます。2年契約、10アカウント、ストレージ1024 GB、メール配信年間20万通のプランです。',
    },
    page: '/store/upgrade_renew',
    notifiedAt: () => 1,
    is_read: false,
  },
  {
    category: 'order',
    digest: {
      en: 'An unpaid order is waiting',
      'zh-CN': '您有待付款订单',
      'zh-TW': '您有待付款訂單',
      ja: 'お支払い待ちのご注文があります',
    },
    detail: {
      en: 'Transfer the amount with the order number as reference. It arrives within 1 to 3 working days.',
      'zh-CN': '请通过对公转账付款，并在转账附言中填写订单号。款项预计 1 至 3 个工作日内到账。',
      'zh-TW': '請以匯款方式付款，並於匯款備註填寫訂單編號。款項約 1 至 3 個工作天入帳。',
      ja: 'お振込時にご注文番号をご記入ください。入金の反映には1～3営業日かかります。',
    },
    page: '/order/unpaid',
    notifiedAt: unpaidSince,
    is_read: false,
  },
  {
    category: 'system',
    digest: {
      en: 'Welcome to the mall',
      'zh-CN': '欢迎使用商城',
      'zh-TW': '歡迎使用商城',
      ja: 'ストアへようこそ',
    },
    detail: {
      en: 'Here you buy, renew and upgrade plans, and find your orders and vouchers.',
      'zh-CN': '您可以在这里购买、续费和升级版本，查看订单与优惠券。',
      'zh-TW': '您可以在這裡購買、續約和升級方案，查看訂單與折價券。',
      ja: 'プランの購入・更新・アップグレード、ご注文とクーポンの確認ができます。',
    },
    page: '/store',
    notifiedAt: () => 20,
    is_read: true,
  },
];

/** More than a badge can show. */
const unreadSummaries = 120;

/** Weekly; the newest is a week old. */
const summariesOf = (user_id: string, now: Date) =>
  Array.from({ length: unreadSummaries }, (_, index) => {
    const time = demoTimeToDate(7 * (index + 1), now);
    const day = time.toISOString().slice(0, 10);
    return {
      notice_id: `notice-${user_id}-summary-${index}`,
      user_id,
      category: 'system' as const,
      digest: {
        en: `Weekly summary to ${day}`,
        'zh-CN': `每周数据简报（截至 ${day}）`,
        'zh-TW': `每週數據摘要（截至 ${day}）`,
        ja: `週次サマリー（${day}まで）`,
      },
      detail: {
        en: 'Customers, leads and emails of the week are shown in the statistics of the suite.',
        'zh-CN': '本周的客户、线索与邮件数据，请在套件的统计中查看。',
        'zh-TW': '本週的客戶、潛在客戶與郵件數據，請於套件的統計中查看。',
        ja: 'この週の顧客・リード・メールの数値は、スイートの統計でご確認いただけます。',
      },
      time,
      read_at: null,
    };
  });

export async function seedNotices(tx: Database, now: Date): Promise<void> {
  await tx.insert(notices).values(
    demoAccounts.flatMap(({ user_id, client_id }) =>
      demoNotices.flatMap(({ notifiedAt, is_read, ...notice }, index) => {
        const daysAgo = client_id === null ? null : notifiedAt(client_id);
        if (daysAgo === null) return [];
        return {
          ...notice,
          notice_id: `notice-${user_id}-${index}`,
          user_id,
          time: demoTimeToDate(daysAgo, now),
          read_at: is_read ? now : null,
        };
      }),
    ),
  );
  await tx.insert(notices).values(summariesOf('user-longtime-cn', now));
}
