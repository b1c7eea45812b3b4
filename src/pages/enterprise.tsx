import { useLoaderData } from 'react-router-dom';
import { enterpriseRead } from '#contract/calls/account.ts';
import { attentionRead } from '#contract/calls/attention.ts';
import { firstOrderToActivate } from '#contract/entities/actionItems.ts';
import { EnterpriseScreen } from '../screens/enterprise/EnterpriseScreen.tsx';
import { requireData } from '../services/requireData.ts';
import type { Services } from '../services/services.ts';
import { paths } from '../ui/paths.ts';

/** `activationOf` is the first order that needs the verification for its activation. */
export async function load({ api }: Services) {
  const [enterprise, attention] = await Promise.all([requireData(api.call(enterpriseRead)), api.call(attentionRead)]);
  return { enterprise, activationOf: attention.kind === 'ok' ? firstOrderToActivate(attention.data) : undefined };
}

export function Component() {
  return <EnterpriseScreen {...useLoaderData<typeof load>()} paths={paths} />;
}
