import type { purchaseExamples } from '#machines/flows/purchase/examples/index.ts';
import type { Scenario as ScenarioOf, ScenarioTable } from '../../../../flowkit/server/scenario.ts';
import type { Environment } from '../environment.ts';
import type { PurchaseRun } from '../run.ts';

export type Scenario = ScenarioOf<Environment, PurchaseRun>;
export type Table = ScenarioTable<(typeof purchaseExamples)['ports'], Environment, PurchaseRun>;
