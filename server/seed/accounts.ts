import type { Role, verificationStatuses, Zone } from '#contract/entities/client.ts';
import type { Currency } from '#contract/money.ts';

/** The password of every demo account. */
export const demoPassword = 'mallflow-demo';

/** What a demo account is for; the sign-in page says it in words. */
export type DemoPart =
  | 'owner'
  | 'member'
  | 'newcomer'
  | 'overseas'
  | 'taiwan'
  | 'japan'
  | 'activating'
  | 'reviewed'
  | 'trial'
  | 'refused'
  | 'returned'
  | Exclude<Role, 'client'>;

interface DemoClient {
  readonly client_id: string;
  readonly full_name: string;
  readonly currency: Currency;
  readonly use_zone: Zone;
  /** A trial has nothing booked for it. */
  readonly client_status?: 'sandbox';
  readonly is_oversea: boolean;
  readonly verification_status: (typeof verificationStatuses)[number];
  readonly verification_type: number;
  /** Of those that are verified. */
  readonly enterprise_number: string | null;
}

/** The companies of the demo. */
export const demoClients = [
  {
    client_id: 'client-cn',
    full_name: '上海云帆贸易有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    verification_status: 'pass',
    verification_type: 1,
    enterprise_number: '91310115MA1K4B2C3J',
  },
  {
    client_id: 'client-new',
    full_name: '杭州新芽科技有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    verification_status: 'none',
    verification_type: 1,
    enterprise_number: null,
  },
  {
    client_id: 'client-hk',
    full_name: 'Harbour Bright Trading Limited',
    currency: 'USD',
    use_zone: 'HK',
    is_oversea: true,
    verification_status: 'pass',
    verification_type: 2,
    enterprise_number: '62478813',
  },
  {
    client_id: 'client-tw',
    full_name: '台北晨光股份有限公司',
    currency: 'TWD',
    use_zone: 'TW',
    is_oversea: true,
    verification_status: 'pass',
    verification_type: 2,
    enterprise_number: '24680137',
  },
  {
    client_id: 'client-jp',
    full_name: '株式会社あおば商事',
    currency: 'JPY',
    use_zone: 'JP',
    is_oversea: true,
    verification_status: 'pass',
    verification_type: 2,
    enterprise_number: '2011001012345',
  },
  {
    client_id: 'client-activating',
    full_name: '深圳启航网络有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    verification_status: 'pass',
    verification_type: 1,
    enterprise_number: '91440300MA5F7N8P2P',
  },
  {
    client_id: 'client-reviewed',
    full_name: '苏州青禾电子有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    verification_status: 'pending',
    verification_type: 1,
    enterprise_number: null,
  },
  {
    client_id: 'client-trial',
    full_name: '广州南粤服饰有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    client_status: 'sandbox',
    verification_status: 'trial_pass',
    verification_type: 1,
    enterprise_number: null,
  },
  {
    client_id: 'client-refused',
    full_name: 'Pearl Delta Logistics Limited',
    currency: 'USD',
    use_zone: 'HK',
    is_oversea: true,
    verification_status: 'refuse',
    verification_type: 2,
    enterprise_number: null,
  },
  {
    client_id: 'client-returned',
    full_name: '成都蜀光软件有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    verification_status: 'refuse_alternate',
    verification_type: 1,
    enterprise_number: null,
  },
] as const satisfies readonly DemoClient[];

interface DemoAccount {
  readonly user_id: string;
  readonly client_id: (typeof demoClients)[number]['client_id'] | null;
  readonly email: string;
  readonly part: DemoPart;
  readonly role: Role;
  readonly is_admin: boolean;
  readonly family_name: string;
  readonly second_name: string;
  readonly real_name: string;
}

/** The people of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  account('owner@cn.example', 'client-cn', 'owner', '林', '晓'),
  { ...account('member@cn.example', 'client-cn', 'member', '陈', '宇'), is_admin: false },
  account('new@cn.example', 'client-new', 'newcomer', '周', '宁'),
  account('owner@hk.example', 'client-hk', 'overseas', 'Wong', 'Grace'),
  account('owner@tw.example', 'client-tw', 'taiwan', '張', '怡君'),
  account('owner@jp.example', 'client-jp', 'japan', '佐藤', '美咲'),
  account('paid@cn.example', 'client-activating', 'activating', '许', '航'),
  account('pending@cn.example', 'client-reviewed', 'reviewed', '沈', '青'),
  account('trial@cn.example', 'client-trial', 'trial', '梁', '悦'),
  account('refused@hk.example', 'client-refused', 'refused', 'Leung', 'Adrian'),
  account('returned@cn.example', 'client-returned', 'returned', '邓', '川'),
  staff('sales@desk.example', 'sales', 'Meyer', 'Jonas'),
  staff('reviewer@desk.example', 'reviewer', 'Okafor', 'Ada'),
  staff('support@desk.example', 'support', 'Silva', 'Rui'),
  staff('consultant@desk.example', 'consultant', 'Lindqvist', 'Maja'),
];

/** Who looks after the clients of the demo. */
export const demoSalesManager = 'user-sales';

/** Who decides for finance in the demo. */
export const demoReviewer = 'user-reviewer';

/** Who can be booked in the demo. */
export const demoConsultant = 'user-consultant';

function account(
  email: string,
  client_id: (typeof demoClients)[number]['client_id'],
  part: DemoPart,
  family_name: string,
  second_name: string,
): DemoAccount {
  const real_name = /^[\w ]+$/.test(family_name) ? `${second_name} ${family_name}` : `${family_name}${second_name}`;
  const user_id = `user-${email.replace(/[@.]/g, '-').replace(/-example$/, '')}`;
  return { user_id, client_id, email, part, role: 'client', is_admin: true, family_name, second_name, real_name };
}

function staff(email: string, role: Exclude<Role, 'client'>, family_name: string, second_name: string): DemoAccount {
  const user_id = `user-${role}`;
  const real_name = `${second_name} ${family_name}`;
  return { user_id, client_id: null, email, part: role, role, is_admin: false, family_name, second_name, real_name };
}
