import { describe } from 'vitest';
import { viewsSuite } from '../flowkit/viewsSuite.ts';
import { flows } from './index.ts';

describe.each(flows)('$name', viewsSuite);
