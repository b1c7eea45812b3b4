import { type Handlers, ok } from '../../wire/handler.ts';
import { readNames } from './catalogue.ts';

export const catalogueHandlers = {
  async deskNames(_request, { db }) {
    return ok(await readNames(db));
  },
} satisfies Handlers;
