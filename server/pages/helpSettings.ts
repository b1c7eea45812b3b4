import { z } from 'zod/mini';
import type { HelpPage, HelpUrls } from '#contract/entities/help.ts';
import type { publicSettings } from '#contract/entities/session.ts';
import { setting } from '../environment/setting.ts';
import { webAddress } from '../environment/variables.ts';

export const demoHelpPath = '/sandbox/help';

export interface HelpSettings {
  readonly support: z.output<typeof publicSettings>['support'];
  readonly help: HelpUrls;
}

const helpPageSetting = (about: string) =>
  setting(about, z.optional(webAddress), { unset: `none, in the demo a page below \`${demoHelpPath}\`` });

/** The phone number and the e-mail address of the demo's support: neither is in use. */
export const demoSupport = { phone: '400-000-0000', email: 'support@mallflow.example' } as const;

export const helpVariables = {
  MALLFLOW_SUPPORT_PHONE: setting(
    'The phone number of support, shown in the help and beside each support code.',
    z.optional(z.string().check(z.maxLength(40))),
    { unset: `none, in the demo \`${demoSupport.phone}\`` },
  ),
  MALLFLOW_SUPPORT_EMAIL: setting('The e-mail address of support, shown there too.', z.optional(z.email()), {
    unset: `none, in the demo \`${demoSupport.email}\``,
  }),
  MALLFLOW_HELP_GUIDE: helpPageSetting('The operator’s guide.'),
  MALLFLOW_HELP_ONLINE_SERVICE: helpPageSetting('The operator’s online service.'),
  MALLFLOW_HELP_CENTRE: helpPageSetting('The operator’s help centre.'),
  MALLFLOW_HELP_TRAINING: helpPageSetting('The operator’s training.'),
};

const environment = z.object(helpVariables);

export function readHelpSettings(env: z.output<typeof environment>, isDemo: boolean): HelpSettings {
  const inDemo = (name: HelpPage) => (isDemo ? `${demoHelpPath}/${name}` : null);
  const support = {
    phone: env.MALLFLOW_SUPPORT_PHONE ?? (isDemo ? demoSupport.phone : null),
    email: env.MALLFLOW_SUPPORT_EMAIL ?? (isDemo ? demoSupport.email : null),
  };
  const help = {
    guide: env.MALLFLOW_HELP_GUIDE ?? inDemo('guide'),
    online_service: env.MALLFLOW_HELP_ONLINE_SERVICE ?? inDemo('online_service'),
    help_centre: env.MALLFLOW_HELP_CENTRE ?? inDemo('help_centre'),
    training: env.MALLFLOW_HELP_TRAINING ?? inDemo('training'),
  };
  return { support, help };
}
