import type { PaymentProviders, Provider } from '../modules/payments/providers/provider.ts';
import { ProviderFault } from '../providers/exchange.ts';

/** What can go wrong between the server and its providers, switched by a test. */
export interface Trouble {
  /** What gives no certain answer, after the provider has done it or before. */
  lost: { readonly ask: 'create' | 'query' | 'close'; readonly done: boolean; readonly once?: true } | null;
  /** Waited for before a provider is asked. */
  before: (ask: 'create' | 'query' | 'close') => Promise<void>;
  /** How often a provider was asked. */
  asked: { create: number; query: number; close: number };
}

export const noTrouble = (): Trouble => ({
  lost: null,
  before: async () => undefined,
  asked: { create: 0, query: 0, close: 0 },
});

/** Providers that a test can cut off. */
export function unreliable(providers: PaymentProviders, trouble: Trouble): PaymentProviders {
  const through = async <Answer>(ask: keyof Trouble['asked'], work: () => Promise<Answer>): Promise<Answer> => {
    trouble.asked[ask] += 1;
    await trouble.before(ask);
    const { lost } = trouble;
    if (lost?.ask !== ask) return work();
    if (lost.once) trouble.lost = null;
    if (lost.done) await work();
    throw new ProviderFault('lost');
  };
  const cut = (provider: Provider | undefined): Provider | undefined =>
    provider && {
      ...provider,
      create: (payment) => through('create', () => provider.create(payment)),
      query: (paymentId) => through('query', () => provider.query(paymentId)),
      close: (paymentId) => through('close', () => provider.close(paymentId)),
    };
  const [wechat, alipay] = [cut(providers.wechat), cut(providers.alipay)];
  return { ...(wechat && { wechat }), ...(alipay && { alipay }) };
}
