import type { PaymentProvider, PaymentProviders } from '../modules/payments/providers/provider.ts';
import { ProviderFault } from '../providers/requestProvider.ts';

export interface ProviderTrouble {
  /** `done`: the provider executes the request, but its answer is lost. */
  lost: { readonly ask: 'create' | 'query' | 'close'; readonly done: boolean; readonly once?: true } | null;
  before: (ask: 'create' | 'query' | 'close') => Promise<void>;
  asked: { create: number; query: number; close: number };
}

export const noTrouble = (): ProviderTrouble => ({
  lost: null,
  before: async () => undefined,
  asked: { create: 0, query: 0, close: 0 },
});

export function makeUnreliable(providers: PaymentProviders, trouble: ProviderTrouble): PaymentProviders {
  const through = async <Answer>(ask: keyof ProviderTrouble['asked'], work: () => Promise<Answer>): Promise<Answer> => {
    trouble.asked[ask] += 1;
    await trouble.before(ask);
    const { lost } = trouble;
    if (lost?.ask !== ask) return work();
    if (lost.once) trouble.lost = null;
    if (lost.done) await work();
    throw new ProviderFault('lost');
  };
  const cut = (provider: PaymentProvider | undefined): PaymentProvider | undefined =>
    provider && {
      ...provider,
      create: (payment) => through('create', () => provider.create(payment)),
      query: (paymentId) => through('query', () => provider.query(paymentId)),
      close: (paymentId) => through('close', () => provider.close(paymentId)),
    };
  const [wechat, alipay] = [cut(providers.wechat), cut(providers.alipay)];
  return { ...(wechat && { wechat }), ...(alipay && { alipay }) };
}
