import { useLoaderData, useRevalidator } from 'react-router-dom';
import { openServiceRead, openServiceSave } from '#contract/calls/suite.ts';
import type { SwitchService } from '../screens/services/ServiceCard.tsx';
import { ServicesScreen } from '../screens/services/ServicesScreen.tsx';
import { requireData } from '../services/requireData.ts';
import { type Services, useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';

export const load = ({ api }: Services) => requireData(api.call(openServiceRead));

export function Component() {
  const { services } = useLoaderData<typeof load>();
  const { api } = useServices();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const onSwitch: SwitchService = async ({ service_id, revision }, enabled) => {
    const came = await api.call(openServiceSave, { body: { service_id, enabled, revision } });
    if (came.kind === 'fault') return { kind: 'fault', fault: came.fault };
    // Reload after a refusal too: another user may have switched it.
    await revalidate();
    if (came.kind === 'refused') return { kind: 'refused', refusal: came.refusal };
    return came.kind === 'notice' ? { kind: 'notice', msg: came.msg } : null;
  };
  return <ServicesScreen services={services} isMain={user.user.is_admin} paths={paths} onSwitch={onSwitch} />;
}
