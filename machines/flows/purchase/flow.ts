import { selection } from '#contract/entities/selection.ts';
import { defineFlow } from '../../kit/flow.ts';
import { purchaseAllowlist } from './allowlist.ts';
import { purchaseMachine } from './machine.ts';
import { migrations } from './migrations.ts';
import { purchaseContext } from './types.ts';

export const purchaseFlow = defineFlow({
  id: 'purchase',
  version: 5,
  machine: purchaseMachine,
  allowlist: purchaseAllowlist,
  userInput: {
    read: (context) =>
      typeof context === 'object' && context !== null && 'selection' in context ? context.selection : null,
    check: (value) => selection.safeParse(value).data ?? null,
  },
  context: purchaseContext,
  needs: {
    opening: ['facts'],
    closed: ['facts'],
    choosing: ['facts'],
    reviewing: ['facts'],
    placing: ['facts', 'quote'],
    placed: ['order'],
  },
  migrations,
});
