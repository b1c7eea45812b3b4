import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { At, Told } from './servedFlow.ts';
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

/** What went wrong, as a state shows it: a fault, one after which the page asks again by itself, or a refusal. */
type Failure = 'fault' | 'fault, asked again' | 'refusal';

/** Finds the failure that a state shows by the rows that name it or a state around it: a refusal before a fault after which the page asks again. */
export const failuresIn =
  (
    ...rows: readonly (readonly [state: string, shows: Failure])[]
  ): ((state: string, snapshot: AnyMachineSnapshot) => Told | null) =>
  (state, { context: { fault, refusal } }) => {
    const shown = rows.filter(([outer]) => state === outer || state.startsWith(`${outer}.`)).map(([, shows]) => shows);
    if (shown.includes('fault')) return { fault, isTriedAgain: false };
    if (shown.includes('refusal') && refusal !== null) return { refusal };
    return shown.includes('fault, asked again') && fault !== null ? { fault, isTriedAgain: true } : null;
  };
