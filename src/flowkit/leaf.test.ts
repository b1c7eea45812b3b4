import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { views } from '../flows/purchase/views.tsx';
import { leavesOf, viewIn } from './leaf.ts';

function leavesBelow(node: AnyStateNode): readonly string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesBelow);
}

test('a plain state is its own leaf', () => {
  expect(leavesOf('loading')).toEqual(['loading']);
});

test('states side by side are a leaf each', () => {
  expect(leavesOf({ choosing: { price: 'quoted', invite: 'empty' } })).toEqual([
    'choosing.price.quoted',
    'choosing.invite.empty',
  ]);
});

test('the views are those of the leaf states that the machine has, no more and no fewer', () => {
  expect(Object.keys(views).toSorted()).toEqual(leavesBelow(purchaseMachine.root).toSorted());
});

test('a table answers with the view of the one leaf state that it knows', () => {
  expect(viewIn(views, ['somewhere.else', 'loading'])).toBe(views.loading);
  expect(viewIn(views, ['somewhere.else'])).toBeUndefined();
});
