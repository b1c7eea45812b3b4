import { describe } from 'vitest';
import { machineSuite } from '../flowkit/machineSuite.ts';
import { requestedMachines } from './index.ts';

describe.each(requestedMachines)('$name', machineSuite);
