import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { ReportedFailure, ServedState } from './servedFlow.ts';
import type { ServedRun } from './servedRun.ts';

export const waitForText = ({ page }: Pick<ServedRun, 'page'>, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();

export type PageExpectation<Environment, Run, Context> = (
  run: Run,
  environment: Environment,
  context: Context,
  label: string,
) => Promise<void>;

export const expectationsByState =
  <Environment, Run, Context>(
    byState: readonly (readonly [StateValue, PageExpectation<Environment, Run, Context>])[],
  ): ((run: Run, at: ServedState<Environment>, label: string) => Promise<void>) =>
  async (run, { snapshot, environment }, label) => {
    for (const [state, expectThere] of byState)
      if (snapshot.matches(state)) await expectThere(run, environment, snapshot.context, label);
  };

type Failure = 'fault' | 'fault, asked again' | 'refusal';

/** A row's state includes its substates. A refusal precedes a fault after which the page retries. */
export const failureByState =
  (
    ...rows: readonly (readonly [state: string, shows: Failure])[]
  ): ((state: string, snapshot: AnyMachineSnapshot) => ReportedFailure | null) =>
  (state, { context: { fault, refusal } }) => {
    const shown = rows.filter(([outer]) => state === outer || state.startsWith(`${outer}.`)).map(([, shows]) => shows);
    if (shown.includes('fault')) return { fault, isTriedAgain: false };
    if (shown.includes('refusal') && refusal !== null) return { refusal };
    return shown.includes('fault, asked again') && fault !== null ? { fault, isTriedAgain: true } : null;
  };
