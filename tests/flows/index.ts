import { join } from 'node:path';
import config from '../../pathways.config.ts';
import type { TestedFlow, TestedMachine } from '../flowkit/testedFlow.ts';
import { cancelOrder } from './cancelOrder/index.ts';
import { purchase } from './purchase/index.ts';

/** The flows that have generated suites. */
export const flows: readonly TestedFlow[] = [purchase, cancelOrder];

/** The parts that flows share: a part has no views of its own. */
const parts: readonly TestedMachine[] = [
  { name: 'polling', folder: join(import.meta.dirname, 'polling'), model: config.models.polling },
];

/** Every machine with a golden suite. */
export const machines: readonly TestedMachine[] = [...flows, ...parts];
