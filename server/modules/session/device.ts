import Bowser from 'bowser';

/** Longer than the user agent of any browser; bounds the work. */
const maxUserAgentLength = 512;

const nameOf = (name: string | undefined): string | null => (name ? name.slice(0, 40) : null);

/** Nothing else in the user agent is stored. */
export function deviceOf(user_agent: string): { readonly browser: string | null; readonly system: string | null } {
  if (user_agent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(user_agent.slice(0, maxUserAgentLength));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
