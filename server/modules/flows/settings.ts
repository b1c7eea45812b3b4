import { z } from 'zod/mini';
import { setting } from '../../environment/setting.ts';
import { wholeNumber } from '../../environment/variables.ts';

export interface FlowSettings {
  /** Stored runs without a session: per tab, per network, and in all. */
  readonly tab_drafts: { readonly each: number; readonly network: number; readonly all: number };
}

export const flowVariables = {
  MALLFLOW_TAB_DRAFTS: setting(
    'How many unfinished runs one tab without a session keeps; the one idle longest makes room.',
    wholeNumber(10, { min: 1, max: 1000 }),
  ),
  MALLFLOW_TAB_NETWORK_DRAFTS: setting(
    'How many such runs one network keeps.',
    wholeNumber(100, { min: 1, max: 100_000 }),
  ),
  MALLFLOW_TAB_ALL_DRAFTS: setting(
    'How many such runs there are in all.',
    wholeNumber(2000, { min: 1, max: 1_000_000 }),
  ),
};

const environment = z.object(flowVariables);

export const readFlowSettings = (env: z.output<typeof environment>): FlowSettings => ({
  tab_drafts: {
    each: env.MALLFLOW_TAB_DRAFTS,
    network: env.MALLFLOW_TAB_NETWORK_DRAFTS,
    all: env.MALLFLOW_TAB_ALL_DRAFTS,
  },
});
