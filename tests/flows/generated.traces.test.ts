import { describe } from 'vitest';
import { traceSuite } from '../flowkit/traceSuite.ts';
import { requestedFlows } from './index.ts';

describe.each(requestedFlows)('$name', traceSuite);
