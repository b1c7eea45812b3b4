import { type Handlers, ok } from '../../wire/handler.ts';
import { readPlanVersion } from './readPlanVersion.ts';

export const suiteHandlers = {
  async planVersionRead({ caller }, { db, now }) {
    return ok(await readPlanVersion(db, { ...caller, now: now() }));
  },

  async activityBanner(_request, { settings }) {
    return ok({ activity_type: settings.activity_type });
  },
} satisfies Handlers;
