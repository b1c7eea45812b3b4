import { type Handlers, refuse } from '../../wire/handler.ts';
import { beginHandOver, endHandOver, readHandOver } from './begin.ts';
import { openHandOver, readOpenedHandOver, receiveFromPhone } from './phone.ts';

/** A session begins and follows a hand-over; a tab without a session opens it and sends the file. */
export const handOverHandlers = {
  async handOverBegin({ body, caller, session_hash }, deps) {
    if (session_hash === null) return refuse('not_signed_in');
    return beginHandOver({ ...body, caller }, session_hash, deps);
  },

  handOverRead: ({ query, caller }, deps) => readHandOver(query.hand_over_id, caller, deps),
  handOverEnd: ({ body, caller }, deps) => endHandOver(body.hand_over_id, caller, deps),
  handOverOpen: ({ body, caller }, deps) => openHandOver(body.secret, caller, deps),
  handOverOpened: ({ caller }, deps) => readOpenedHandOver(caller, deps),
  handOverUpload: ({ query, caller: holder, key, bytes }, deps) =>
    receiveFromPhone({ holder, key, name: query.name, bytes }, deps),
} satisfies Handlers;
