import { describe } from 'vitest';
import { machineSuite } from '../flowkit/machineSuite.ts';
import { testedNow } from './index.ts';

describe.each(testedNow)('$name', machineSuite);
