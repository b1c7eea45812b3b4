import { expect, it } from 'vitest';
import { openSnapshot } from '../../kit/snapshot.ts';
import { activationExamples } from './examples.ts';
import { activationFlow } from './flow.ts';

it('an activation run persisted by version 1 is restored with an order that has no remaining credit [RUN-07]', () => {
  const [{ output }] = activationExamples.ports.readActivation;
  const { remaining_credit: _none, ...activation } = output.activation;
  const chosen = { member_id: null, document: 'contract' };
  const context = {
    key: 'key',
    order_id: 'order-1',
    activation,
    chosen,
    refusal: null,
    fault: null,
    nothing_activated: false,
    terms_changed: false,
  };
  const sealed = {
    flow: 'activation',
    version: 1,
    structure: 'that of version 1',
    typed: chosen,
    snapshot: { status: 'active', value: { watching: 'ready' }, context: { ...context, child_message: null } },
  };
  expect(openSnapshot(activationFlow, JSON.stringify(sealed))).toMatchObject({
    kind: 'restored',
    snapshot: {
      value: { watching: 'ready' },
      context: { ...context, child_refusal: null, activation: output.activation },
    },
  });
});
