import { describe } from 'vitest';
import { traceSuite } from '../flowkit/traceSuite.ts';
import { flowsNow } from './index.ts';

describe.each(flowsNow)('$name', traceSuite);
