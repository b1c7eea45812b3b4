import type { Database } from './db/database.ts';
import { hasDemoUsers } from './modules/identity/index.ts';
import { sandboxAccount, sandboxBank, sandboxBeneficiary } from './modules/orders/index.ts';
import { defaultSecret, type Waiver, waivers } from './settings/server.ts';
import type { Settings } from './settings/settings.ts';

const reasons = {
  'demo-accounts': 'the database holds demo accounts, whose password is public',
  'default-secret': 'MALLFLOW_SECRET is the default one',
  sandbox:
    'the sandbox takes payments and signs in place of a bank or of providers (MALLFLOW_TRANSFER_BENEFICIARY, MALLFLOW_TRANSFER_BANK, MALLFLOW_TRANSFER_ACCOUNT, MALLFLOW_SANDBOX)',
} as const satisfies Record<Waiver, string>;

/** Null if the server may start. */
export async function productionRefusal(settings: Settings, db: Database): Promise<string | null> {
  if (settings.demo) return null;
  const found = {
    'demo-accounts': await hasDemoUsers(db),
    'default-secret': settings.secret === defaultSecret,
    sandbox: isSandboxAccount(settings) || settings.sandbox_currencies !== null,
  } satisfies Record<Waiver, boolean>;
  const against = waivers.filter((name) => found[name] && !settings.allow.includes(name));
  if (against.length === 0) return null;
  const why = against.map((name) => reasons[name]).join('; ');
  return `Not started: ${why}. To start all the same, set MALLFLOW_ALLOW=${against.join(',')}.`;
}

/** Even a real number at the demo's bank would mislead clients. */
const isSandboxAccount = ({ transfer_account: { beneficiary, bank, account } }: Settings): boolean =>
  beneficiary === sandboxBeneficiary || bank === sandboxBank || account === sandboxAccount;
