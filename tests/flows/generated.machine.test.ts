import { describe } from 'vitest';
import { machineSuite } from '../flowkit/machineSuite.ts';
import { flows } from './index.ts';

describe.each(flows)('$name', machineSuite);
