import { z } from 'zod/mini';
import type { Host } from '#contract/call.ts';
import { type AppletPages, appletErrorPage, appletWorkPage } from '#contract/entities/applet.ts';
import type { publicSettings } from '#contract/entities/session.ts';
import { language, languages } from '#contract/languages.ts';
import { codes } from '#contract/responseCodes.ts';
import { defaultSiteName, siteName } from '#contract/siteName.ts';
import { address, basePath, hostAddress, pagesOrigin } from '../environment/addresses.ts';
import { setting } from '../environment/setting.ts';
import { listOf } from '../environment/variables.ts';

export interface PagesSettings {
  readonly site_name: string;
  readonly languages: z.output<typeof publicSettings>['languages'];
  /** `origins`: those of pages that may call the server, if not its own. */
  readonly pages: { readonly base: string; readonly origins: readonly string[] };
  readonly hosts: Readonly<Record<Host, string>>;
  readonly sign_in_url: string;
  readonly not_signed_in_code: number;
  /** The pages of the mini-program that its web-view opens. */
  readonly applet: AppletPages;
}

const appletPath = 'the path of a page of the mini-program';

export const pagesVariables = {
  MALLFLOW_SITE_NAME: setting(
    'The name of the mall on its pages, in its mails and in its text messages.',
    z._default(siteName, defaultSiteName),
  ),
  MALLFLOW_LANGUAGES: setting(
    'The languages that the mall offers.',
    z._default(listOf(language).check(z.refine((named) => named.length > 0, 'has to name a language')), [...languages]),
  ),
  MALLFLOW_PAGES_ORIGINS: setting(
    'The origins of the pages, which may call the server; mails lead to the first.',
    z._default(listOf(pagesOrigin), []),
    { unset: 'the server’s own' },
  ),
  MALLFLOW_BASE_PATH: setting('The path below which the pages are.', z._default(basePath, '/mall')),
  MALLFLOW_OSS_URL: setting('Where the pages find the order API.', z._default(hostAddress, '/oss')),
  MALLFLOW_CRM_URL: setting('Where the pages find the API of the suite.', z._default(hostAddress, '/crm')),
  MALLFLOW_SIGN_IN_URL: setting(
    'The login page of the identity provider; a path is on the host of the order API.',
    z._default(address, '/login'),
  ),
  MALLFLOW_NOT_SIGNED_IN_CODE: setting(
    'The code by which answers of the API say that the session has ended.',
    z._default(z.coerce.number().check(z.int()), codes.not_signed_in.code),
  ),
  MALLFLOW_APPLET_WORK_PAGE: setting('The page of the mini-program where people work.', appletWorkPage, {
    values: appletPath,
  }),
  MALLFLOW_APPLET_ERROR_PAGE: setting(
    'The page of the mini-program that says that a page cannot be shown in it.',
    appletErrorPage,
    { values: appletPath },
  ),
};

const environment = z.object(pagesVariables);

export const readPagesSettings = (env: z.output<typeof environment>): PagesSettings => ({
  site_name: env.MALLFLOW_SITE_NAME,
  languages: env.MALLFLOW_LANGUAGES,
  pages: { base: env.MALLFLOW_BASE_PATH, origins: env.MALLFLOW_PAGES_ORIGINS },
  hosts: { oss: env.MALLFLOW_OSS_URL, crm: env.MALLFLOW_CRM_URL },
  sign_in_url: signInUrl(env.MALLFLOW_SIGN_IN_URL, env.MALLFLOW_OSS_URL),
  not_signed_in_code: env.MALLFLOW_NOT_SIGNED_IN_CODE,
  applet: { work_page: env.MALLFLOW_APPLET_WORK_PAGE, error_page: env.MALLFLOW_APPLET_ERROR_PAGE },
});

/** A path refers to the host of the order API, even if the pages are elsewhere. */
const signInUrl = (given: string, oss: string): string => (URL.canParse(oss) ? new URL(given, oss).href : given);
