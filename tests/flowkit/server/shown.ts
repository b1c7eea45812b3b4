import type { StateValue } from 'xstate';
import type { At } from './servedFlow.ts';
import type { ServedRun } from './servedRun.ts';

/** The page says so. */
export const isTold = ({ page }: Pick<ServedRun, 'page'>, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();

/** Looks for what a page shows in a state beyond it. */
export type Shown<Environment, Run, Context> = (
  run: Run,
  environment: Environment,
  context: Context,
  label: string,
) => Promise<void>;

/** Looks, wherever the machine stands in one of the states, for what is shown there. */
export const shownIn =
  <Environment, Run, Context>(
    byState: readonly (readonly [StateValue, Shown<Environment, Run, Context>])[],
  ): ((run: Run, at: At<Environment>, label: string) => Promise<void>) =>
  async (run, { snapshot, environment }, label) => {
    for (const [state, expectThere] of byState)
      if (snapshot.matches(state)) await expectThere(run, environment, snapshot.context, label);
  };
