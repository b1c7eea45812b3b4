import type { Defect } from './defect.ts';

/** What could go wrong between the machine and the wire. */
export const portsDefects: readonly Defect[] = [
  {
    name: 'a price that has expired counts as a refusal',
    file: 'src/ports/purchase.ts',
    find: 'askReason.safeParse(answer.refusal.code)',
    replace: "askReason.safeParse(answer.refusal.code === 'quote_expired' ? null : answer.refusal.code)",
  },
  {
    name: 'losses that were acknowledged are not sent',
    file: 'src/ports/purchase.ts',
    find: 'acknowledged_hints: [...placing.acknowledged_hints]',
    replace: 'acknowledged_hints: []',
  },
  {
    name: 'the key of placing is that of the price, not that of the purchase',
    file: 'src/ports/purchase.ts',
    find: 'call(orderAdd, { body, key })',
    replace: 'call(orderAdd, { body, key: key && body.quote_id })',
  },
  {
    name: 'an order that cannot be looked for counts as not placed',
    file: 'src/ports/purchase.ts',
    find: 'dataOf(await api.call(orderByKey, { query, signal }))',
    replace: `await api
        .call(orderByKey, { query, signal })
        .then((result) => (result.kind === 'ok' ? result.data : { order: null }))`,
  },
  {
    name: 'the order is looked for under the name of the purchase instead of its key, and the other way round',
    file: 'src/ports/purchase.ts',
    find: 'api.call(orderByKey, { query, signal })',
    replace: 'api.call(orderByKey, { query: { key: query.draft_id, draft_id: query.key }, signal })',
  },
  {
    name: 'a price for what is placed counts as a refusal',
    file: 'src/ports/purchase.ts',
    find: `    if (answer.refusal.code === 'already_placed') return { kind: 'alreadyPlaced' };
    return { kind: 'refused', refusal: answer.refusal };
  }),
  verify`,
    replace: `    return { kind: 'refused', refusal: answer.refusal };
  }),
  verify`,
  },
  {
    name: 'an order of another window counts as a refusal',
    file: 'src/ports/purchase.ts',
    find: "code === 'already_placed' || code === 'idempotency_key_reused'",
    replace: "code === 'already_placed'",
  },
  {
    name: 'one’s own recommendation code counts as a fault',
    file: 'src/ports/purchase.ts',
    find: "code === 'invite_code_empty' || code === 'invite_code_unknown' || code === 'invite_code_own'",
    replace: "code === 'invite_code_empty' || code === 'invite_code_unknown'",
  },
  {
    name: 'every account counts as a main account',
    file: 'src/ports/storeFacts.ts',
    find: '    is_admin,\n    currency',
    replace: '    is_admin: true,\n    currency',
  },
  {
    name: 'no services are on offer',
    file: 'src/ports/storeFacts.ts',
    find: 'services: dataOf(services).services',
    replace: 'services: {}',
  },
  {
    name: 'a lost connection counts as a refusal',
    file: 'src/ports/answered.ts',
    find: `      throw new PortFault(
        result.fault === 'broken' ? { kind: 'broken', detail: result.detail } : { kind: result.fault },
      );`,
    replace: "      return { kind: 'refused', refusal: { code: 'unavailable' }, data: {} };",
  },
  {
    name: 'a server that cannot answer now counts as a refusal',
    file: 'src/ports/answered.ts',
    find: "new Set(['unavailable', 'too_many_requests'])",
    replace: "new Set(['too_many_requests'])",
  },
  {
    name: 'silence counts as something that went wrong on our side',
    file: 'src/api/api.ts',
    find: "if (isTimeoutError(error)) return fault('timeout', detail);",
    replace: "if (isTimeoutError(error)) return fault('broken', detail);",
  },
  {
    name: 'an order whose answer was lost is sent again by itself',
    file: 'src/api/api.ts',
    find: "retry: call.method === 'GET' && !call.keyed ? { limit: 1 } : { limit: 0 },",
    replace: "retry: { limit: 1, methods: ['get', 'post'] },",
  },
  {
    name: 'the client waits for an answer for ever',
    file: 'src/api/api.ts',
    find: '    timeout: options.timeoutMs ?? requestTimeoutMs,\n    totalTimeout: options.timeoutMs ?? requestTimeoutMs,',
    replace: '    timeout: false,\n    totalTimeout: false,',
  },
  {
    name: 'every order that is found counts as what was confirmed here',
    file: 'src/ports/purchase.ts',
    find: 'confirmed: confirmed !== null && isSameOffer(confirmed, order)',
    replace: 'confirmed: confirmed === null || isSameOffer(confirmed, confirmed)',
  },
  {
    name: 'no price is the same as the one before',
    file: 'src/ports/purchase.ts',
    find: 'same: before !== null && isSamePrice(before, quote)',
    replace: 'same: before !== null && before.quote_id === answer.data.quote_id && isSamePrice(before, quote)',
  },
  {
    name: 'a cut connection counts as being offline',
    file: 'src/api/api.ts',
    find: "isOnline ? 'unreachable' : 'offline'",
    replace: "isOnline ? 'offline' : 'offline'",
  },
  {
    name: 'a notice counts as something that went wrong on our side',
    file: 'src/ports/answered.ts',
    find: "{ kind: 'notice', msg: result.msg }",
    replace: "{ kind: 'broken', detail: result.msg }",
  },
  {
    name: 'a refusal for a new reason counts as something that went wrong on our side',
    file: 'src/ports/answered.ts',
    find: '      return result;\n  }\n}',
    replace:
      "      if (typeof result.refusal.code === 'number') throw new PortFault({ kind: 'broken', detail: '' });\n      return result;\n  }\n}",
  },
  {
    name: 'the words of the server are dropped for codes that this version knows',
    file: 'src/i18n/errorText.ts',
    find: 'if (message !== undefined && message.language === i18n.locale) return message.text;',
    replace: '',
  },
  {
    name: 'the words of the server stay after a change of language',
    file: 'src/i18n/errorText.ts',
    find: 'message !== undefined && message.language === i18n.locale',
    replace: 'message !== undefined',
  },
  {
    name: 'the page does not say when the connection is back',
    file: 'src/app/pageEvents.ts',
    find: "addEventListener('online', () => tell({ type: 'connection.back' }), { signal });",
    replace: '',
  },
  {
    name: 'no other purchase begins when one is over',
    file: 'src/app/run/FlowPage.tsx',
    find: '    if (isOver) over();\n',
    replace: '',
  },
  {
    name: 'a page saves before anybody has done something on it',
    file: 'src/app/run/useRun.ts',
    find: 'let hasActed = false;',
    replace: 'let hasActed = true;',
  },
  {
    name: 'the tab puts nothing away',
    file: 'src/app/run/useRun.ts',
    find: 'else onStashFull(!stash.put(entry));',
    replace: '',
  },
];
