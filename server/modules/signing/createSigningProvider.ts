import type { Deps } from '../../deps.ts';
import { providerTimeoutMs } from '../../providers/requestProvider.ts';
import { sandboxKey } from '../../providers/sandbox.ts';
import { fadadaProvider } from './fadada/fadada.ts';
import { createSigningSandbox } from './sandbox/sandbox.ts';

/** The sandbox replaces Fadada if there are no settings for it, and the settings allow a sandbox. */
export function createSigningProvider(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>,
): Pick<Deps, 'signing' | 'signing_sandbox'> {
  const { settings, now, secret } = deps;
  const { fadada, public_url: origin } = settings;
  if (fadada !== null) {
    const parts = { now, secret, public_url: origin ?? '', timeout_ms: providerTimeoutMs };
    return { signing: fadadaProvider(fadada, parts), signing_sandbox: null };
  }
  if (settings.sandbox_currencies === null) return { signing: null, signing_sandbox: null };
  const sandbox = createSigningSandbox({ ...deps, signing: sandboxKey(settings), origin });
  return { signing: sandbox.provider, signing_sandbox: sandbox };
}
