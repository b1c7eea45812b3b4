/** The action items of a client on its home page. */

import type { ServerModule } from '../module.ts';
import { attentionHandlers } from './handlers.ts';

export const attentionModule: ServerModule = { handlers: attentionHandlers };
