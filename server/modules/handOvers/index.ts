/** Hands one upload of a flow over from a computer to a phone. */

import type { ServerModule } from '../module.ts';
import { purgeOldHandOvers } from './begin.ts';
import { handOverHandlers } from './handlers.ts';

export const handOversModule: ServerModule = { handlers: handOverHandlers, purges: [purgeOldHandOvers] };
