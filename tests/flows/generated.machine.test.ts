import { describe } from 'vitest';
import { machineSuite } from '../flowkit/machineSuite.ts';
import { flowsToTest } from './index.ts';

describe.each(flowsToTest)('$name', machineSuite);
