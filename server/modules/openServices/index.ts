import { type Handlers, ok } from '../../wire/handler.ts';
import type { ServerModule } from '../module.ts';
import { readOpenServices, switchService } from './switching.ts';

const openServiceHandlers = {
  async openServiceRead({ caller }, deps) {
    return ok({ services: await readOpenServices(caller, deps) });
  },

  openServiceSave: ({ body, caller }, deps) => switchService(body, caller, deps),
} satisfies Handlers;

export const openServicesModule: ServerModule = { handlers: openServiceHandlers };
