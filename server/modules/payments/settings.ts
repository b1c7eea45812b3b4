import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod/mini';
import { type Currency, currency } from '#contract/money.ts';
import { missingSettings } from '../../environment/missingSettings.ts';
import { setting, withValuesText } from '../../environment/setting.ts';
import { flag, providerName, webAddress } from '../../environment/variables.ts';

/** For API v3. */
export interface WechatSettings {
  readonly url: string;
  readonly mch_id: string;
  readonly app_id: string;
  /** The serial number of the merchant's certificate; `private_key` is its key. */
  readonly serial: string;
  readonly private_key: string;
  readonly api_key: string;
  /** The key in use, and the next one during a key change. */
  readonly platform_keys: readonly [PlatformKey, ...PlatformKey[]];
}

/** `id`: the id or serial number by which WeChat Pay names the key. */
export interface PlatformKey {
  readonly id: string;
  readonly public_key: string;
}

export interface AlipaySettings {
  readonly url: string;
  readonly app_id: string;
  readonly seller_id: string;
  readonly private_key: string;
  /** The key in use, and the next one during a key change. */
  readonly public_keys: readonly string[];
}

export interface PaymentSettings {
  /** The public origin of the server; null if not configured. */
  readonly public_url: string | null;
  readonly wechat: WechatSettings | null;
  readonly alipay: AlipaySettings | null;
  /** Null: no sandbox replaces real providers. */
  readonly sandbox_currencies: readonly Currency[] | null;
}

const isRsa = (read: (text: string) => KeyObject, text: string): boolean => {
  try {
    return read(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** A key in PEM. `\n` may replace line breaks, which some environments cannot hold. */
const pem = (read: (text: string) => KeyObject, what: string) =>
  z.optional(
    withValuesText(
      `${what} in PEM (RSA); ends of lines can be \`\\n\``,
      z
        .pipe(
          z.string(),
          z.transform((text) => text.replaceAll('\\n', '\n')),
        )
        .check(z.refine((text) => isRsa(read, text), `has to be ${what} in PEM (RSA)`)),
    ),
  );

const wechatKey = pem(createPublicKey, 'a public key or a certificate');
const alipayKey = pem(createPublicKey, 'a public key');

const origin = withValuesText(
  'an origin like `https://api.example.com`',
  z.pipe(
    webAddress.check(
      z.refine(
        (text) => new URL(text).href === `${new URL(text).origin}/`,
        'has to be an origin like https://api.example.com',
      ),
    ),
    z.transform((text) => new URL(text).origin),
  ),
);

const currencies = withValuesText(
  `currencies, separated by commas: ${currency.options.map((each) => `\`${each}\``).join(', ')}`,
  z.pipe(
    z.pipe(
      z._default(z.string(), 'CNY,TWD'),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(currency),
  ),
);

export const paymentVariables = {
  MALLFLOW_PUBLIC_URL: setting(
    'The origin under which providers of payments and signatures reach the server; they need it.',
    z.optional(origin),
  ),
  MALLFLOW_WECHAT_URL: setting('The API of WeChat Pay.', z._default(webAddress, 'https://api.mch.weixin.qq.com')),
  MALLFLOW_WECHAT_MCH_ID: setting('The id of the merchant at WeChat Pay (API v3).', providerName),
  MALLFLOW_WECHAT_APP_ID: setting('The id of the merchant’s application.', providerName),
  MALLFLOW_WECHAT_SERIAL: setting('The serial number of the merchant’s certificate.', providerName),
  MALLFLOW_WECHAT_PRIVATE_KEY: setting('The private key of that certificate.', pem(createPrivateKey, 'a private key')),
  MALLFLOW_WECHAT_API_KEY: setting('The merchant’s APIv3 key.', z.optional(z.string().check(z.length(32)))),
  MALLFLOW_WECHAT_PUBLIC_KEY_ID: setting('The id of WeChat Pay’s public key.', providerName),
  MALLFLOW_WECHAT_PUBLIC_KEY: setting('WeChat Pay’s public key.', wechatKey),
  MALLFLOW_WECHAT_NEXT_PUBLIC_KEY_ID: setting(
    'The id of the key that follows, while WeChat Pay changes its own; both keys are valid.',
    providerName,
  ),
  MALLFLOW_WECHAT_NEXT_PUBLIC_KEY: setting('That key.', wechatKey),
  MALLFLOW_ALIPAY_URL: setting('The API of Alipay.', z._default(webAddress, 'https://openapi.alipay.com/gateway.do')),
  MALLFLOW_ALIPAY_APP_ID: setting('The id of the application at Alipay (RSA2).', providerName),
  MALLFLOW_ALIPAY_SELLER_ID: setting('The id of the seller at Alipay.', providerName),
  MALLFLOW_ALIPAY_PRIVATE_KEY: setting('The private key of the application.', pem(createPrivateKey, 'a private key')),
  MALLFLOW_ALIPAY_PUBLIC_KEY: setting('Alipay’s public key.', alipayKey),
  MALLFLOW_ALIPAY_NEXT_PUBLIC_KEY: setting(
    'The key that follows, while Alipay changes its own; both keys are valid.',
    alipayKey,
  ),
  MALLFLOW_SANDBOX: setting(
    'A sandbox for payments and signatures, in place of providers that are not set; a production start refuses it.',
    flag,
    { unset: 'always on in the demo' },
  ),
  MALLFLOW_SANDBOX_CURRENCIES: setting('The currencies that the sandbox takes.', currencies),
};

type Variables = z.output<z.ZodMiniObject<typeof paymentVariables>>;

const wechatNames = [
  'MALLFLOW_WECHAT_MCH_ID',
  'MALLFLOW_WECHAT_APP_ID',
  'MALLFLOW_WECHAT_SERIAL',
  'MALLFLOW_WECHAT_PRIVATE_KEY',
  'MALLFLOW_WECHAT_API_KEY',
  'MALLFLOW_WECHAT_PUBLIC_KEY_ID',
  'MALLFLOW_WECHAT_PUBLIC_KEY',
] as const;
const alipayNames = [
  'MALLFLOW_ALIPAY_APP_ID',
  'MALLFLOW_ALIPAY_SELLER_ID',
  'MALLFLOW_ALIPAY_PRIVATE_KEY',
  'MALLFLOW_ALIPAY_PUBLIC_KEY',
] as const;

const nextWechatNames = ['MALLFLOW_WECHAT_NEXT_PUBLIC_KEY_ID', 'MALLFLOW_WECHAT_NEXT_PUBLIC_KEY'] as const;

/** All settings of a provider are required together, with the public URL. */
export const missingForPayments = (env: Variables) => [
  ...missingSettings(env, { what: 'WeChat Pay', names: wechatNames, besides: ['MALLFLOW_PUBLIC_URL'] }),
  ...missingSettings(env, { what: 'the next key of WeChat Pay', names: nextWechatNames, besides: wechatNames }),
  ...missingSettings(env, { what: 'Alipay', names: alipayNames, besides: ['MALLFLOW_PUBLIC_URL'] }),
  ...missingSettings(env, {
    what: 'the next key of Alipay',
    names: ['MALLFLOW_ALIPAY_NEXT_PUBLIC_KEY'],
    besides: alipayNames,
  }),
];

export function readPaymentSettings(env: Variables, demo: boolean): PaymentSettings {
  const isSandbox = env.MALLFLOW_SANDBOX || demo;
  return {
    public_url: env.MALLFLOW_PUBLIC_URL ?? null,
    wechat: wechatOf(env),
    alipay: alipayOf(env),
    sandbox_currencies: isSandbox ? env.MALLFLOW_SANDBOX_CURRENCIES : null,
  };
}

function wechatOf(env: Variables): WechatSettings | null {
  const { MALLFLOW_WECHAT_MCH_ID: mch_id, MALLFLOW_WECHAT_APP_ID: app_id, MALLFLOW_WECHAT_SERIAL: serial } = env;
  const { MALLFLOW_WECHAT_PRIVATE_KEY: private_key, MALLFLOW_WECHAT_API_KEY: api_key } = env;
  const { MALLFLOW_WECHAT_PUBLIC_KEY_ID: public_key_id, MALLFLOW_WECHAT_PUBLIC_KEY: public_key } = env;
  if (!mch_id || !app_id || !serial || !private_key || !api_key || !public_key_id || !public_key) return null;
  const url = env.MALLFLOW_WECHAT_URL.replace(/\/$/, '');
  const { MALLFLOW_WECHAT_NEXT_PUBLIC_KEY_ID: id, MALLFLOW_WECHAT_NEXT_PUBLIC_KEY: next } = env;
  const nextKeys = id === undefined || next === undefined ? [] : [{ id, public_key: next }];
  const platform_keys = [{ id: public_key_id, public_key }, ...nextKeys] as const;
  return { url, mch_id, app_id, serial, private_key, api_key, platform_keys };
}

function alipayOf(env: Variables): AlipaySettings | null {
  const { MALLFLOW_ALIPAY_APP_ID: app_id, MALLFLOW_ALIPAY_SELLER_ID: seller_id } = env;
  const { MALLFLOW_ALIPAY_PRIVATE_KEY: private_key, MALLFLOW_ALIPAY_PUBLIC_KEY: public_key } = env;
  if (!app_id || !seller_id || !private_key || !public_key) return null;
  const { MALLFLOW_ALIPAY_NEXT_PUBLIC_KEY: next } = env;
  const public_keys = next === undefined ? [public_key] : [public_key, next];
  return { url: env.MALLFLOW_ALIPAY_URL, app_id, seller_id, private_key, public_keys };
}
