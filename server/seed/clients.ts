import type { verificationStatuses, Zone } from '#contract/entities/client.ts';
import type { Currency } from '#contract/money.ts';

interface DemoClient {
  readonly client_id: string;
  readonly full_name: string;
  readonly currency: Currency;
  readonly use_zone: Zone;
  /** A trial has no product. */
  readonly client_status?: 'sandbox';
  /** May not renew or upgrade. */
  readonly could_buy?: false;
  readonly is_oversea: boolean;
  readonly verification_status: (typeof verificationStatuses)[number];
  readonly verification_type: number;
  /** Null before verification. */
  readonly enterprise_number: string | null;
}

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
  {
    client_id: 'client-unverified',
    full_name: 'Lantau Home Supplies Limited',
    currency: 'USD',
    use_zone: 'HK',
    is_oversea: true,
    verification_status: 'none',
    verification_type: 2,
    enterprise_number: null,
  },
  {
    client_id: 'client-moved',
    full_name: '高雄海岳貿易股份有限公司',
    currency: 'TWD',
    use_zone: 'TW',
    is_oversea: true,
    verification_status: 'refuse',
    // It was an enterprise of mainland China before it moved.
    verification_type: 1,
    enterprise_number: null,
  },
  {
    client_id: 'client-blocked',
    full_name: '宁波海蓝家居有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    could_buy: false,
    verification_status: 'pass',
    verification_type: 1,
    enterprise_number: '91330201MA2DEM0B1G',
  },
  {
    client_id: 'client-longtime',
    full_name: '青岛长青国际贸易有限公司',
    currency: 'CNY',
    use_zone: 'CN',
    is_oversea: false,
    verification_status: 'pass',
    verification_type: 1,
    enterprise_number: '91370202MA3DEM0C79',
  },
] as const satisfies readonly DemoClient[];

export type DemoClientId = (typeof demoClients)[number]['client_id'];
