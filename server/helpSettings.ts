import { z } from 'zod/mini';
import type { HelpAddresses, HelpPage } from '#contract/entities/help.ts';

/** Below which the demo shows what its pages of help would be told. */
export const demoHelpPath = '/sandbox/help';

const page = z.optional(z.url({ protocol: /^https?$/ }));

/** The settings by their names in the environment. */
export const helpVariables = {
  MALLFLOW_HELP_GUIDE: page,
  MALLFLOW_HELP_ONLINE_SERVICE: page,
  MALLFLOW_HELP_CENTRE: page,
  MALLFLOW_HELP_TRAINING: page,
};

const environment = z.object(helpVariables);

/** Where the pages of help are. In the demo those that nobody has named are pages of its own. */
export function readHelpSettings(env: z.output<typeof environment>, isDemo: boolean): HelpAddresses {
  const inDemo = (name: HelpPage) => (isDemo ? `${demoHelpPath}/${name}` : null);
  return {
    guide: env.MALLFLOW_HELP_GUIDE ?? inDemo('guide'),
    online_service: env.MALLFLOW_HELP_ONLINE_SERVICE ?? inDemo('online_service'),
    help_centre: env.MALLFLOW_HELP_CENTRE ?? inDemo('help_centre'),
    training: env.MALLFLOW_HELP_TRAINING ?? inDemo('training'),
  };
}
