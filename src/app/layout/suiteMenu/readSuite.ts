import { activityBanner, permissionRead, planVersionRead } from '#contract/calls/suite.ts';
import { needed } from '../../load.ts';
import type { Services } from '../../services.ts';
import type { Allowed } from './shown.ts';

/** Reads what somebody may do in the suite. */
export async function readAllowed({ api }: Pick<Services, 'api'>): Promise<Allowed> {
  const [{ privilege, setting }, { systems }] = await Promise.all([
    needed(api.call(permissionRead)),
    needed(api.call(planVersionRead)),
  ]);
  return { privilege, setting, systems };
}

/** Whether an activity is on. One that could not be asked for is not pointed at. */
export async function readActivity({ api }: Pick<Services, 'api'>): Promise<boolean> {
  const banner = await api.call(activityBanner);
  return banner.kind === 'ok' && banner.data.activity_type !== 0;
}
