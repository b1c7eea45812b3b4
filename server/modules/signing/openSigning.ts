import type { Deps } from '../../deps.ts';
import { sandboxKey } from '../payments/providers/openProviders.ts';
import { createSigningSandbox } from './sandbox/sandbox.ts';

/** The provider of signatures; where it may, a sandbox stands in for one. */
export function openSigning(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>,
): Pick<Deps, 'signing' | 'signing_sandbox'> {
  const { settings } = deps;
  if (settings.sandbox_currencies === null) return { signing: null, signing_sandbox: null };
  const sandbox = createSigningSandbox({ ...deps, signing: sandboxKey(settings), origin: settings.public_url });
  return { signing: sandbox.provider, signing_sandbox: sandbox };
}
