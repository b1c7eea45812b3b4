import Bowser from 'bowser';

/** Longer than any browser's, shorter than what would weigh. */
const longest = 512;

/** A name as its maker writes it, short enough for a line. */
const nameOf = (name: string | undefined): string | null => (name ? name.slice(0, 40) : null);

/** The names of the browser and of the system that a user agent tells, each null where it tells none. What it tells besides is not kept. */
export function deviceOf(user_agent: string): { readonly browser: string | null; readonly system: string | null } {
  if (user_agent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(user_agent.slice(0, longest));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
