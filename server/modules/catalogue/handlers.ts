import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { readNames } from './catalogue.ts';

export const catalogueHandlers = {
  async deskNames({ caller }, { db }) {
    if (caller.role !== 'support') return refuse('not_permitted');
    return ok(await readNames(db));
  },
} satisfies Handlers;
