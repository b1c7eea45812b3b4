import type { MobileProvider } from '#contract/entities/payment.ts';
import type { Deps } from '../../../deps.ts';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { providerTimeoutMs } from '../../../providers/requestProvider.ts';
import { sandboxKey } from '../../../providers/sandbox.ts';
import { createPaymentSandbox } from '../sandbox/sandbox.ts';
import { alipayProvider } from './alipay.ts';
import type { PaymentProvider } from './provider.ts';
import { wechatProvider } from './wechat.ts';

/** The sandbox replaces providers without an account, if the settings allow it. */
export function createPaymentProviders(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>,
): Pick<Deps, 'providers' | 'sandbox'> {
  const { settings, now, secret } = deps;
  const { wechat, alipay, sandbox_currencies: currencies, public_url: origin } = settings;
  const signing = sandboxKey(settings);
  const sandbox = currencies === null ? null : createPaymentSandbox({ ...deps, signing, currencies, origin });
  const adapter = <Account>(
    name: MobileProvider,
    account: Account | null,
    open: (account: Account, parts: AdapterDeps) => PaymentProvider,
  ): Partial<Record<MobileProvider, PaymentProvider>> => {
    const parts = { now, secret, public_url: origin ?? '', timeout_ms: providerTimeoutMs };
    const provider = account === null ? sandbox?.provider(name) : open(account, parts);
    return provider === undefined ? {} : { [name]: provider };
  };
  return {
    providers: { ...adapter('wechat', wechat, wechatProvider), ...adapter('alipay', alipay, alipayProvider) },
    sandbox,
  };
}
