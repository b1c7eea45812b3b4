import { describe } from 'vitest';
import { viewsSuite } from '../flowkit/viewsSuite.ts';
import { flowsToTest } from './index.ts';

describe.each(flowsToTest)('$name', viewsSuite);
