import { describe } from 'vitest';
import { machineSuite } from '../flowkit/machineSuite.ts';
import { machines } from './index.ts';

describe.each(machines)('$name', machineSuite);
