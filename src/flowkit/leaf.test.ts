import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { views } from '../flows/purchase/views.tsx';
import { leafPathsOf, viewOfLeaf } from './leaf.ts';

function leafPathsBelow(node: AnyStateNode): readonly string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leafPathsBelow);
}

test('a state without children is its own leaf', () => {
  expect(leafPathsOf('loading')).toEqual(['loading']);
});

test('parallel states give one leaf each', () => {
  expect(leafPathsOf({ choosing: { price: 'quoted', invite: 'empty' } })).toEqual([
    'choosing.price.quoted',
    'choosing.invite.empty',
  ]);
});

test('the purchase views are exactly those of the leaf states of its machine', () => {
  expect(Object.keys(views).toSorted()).toEqual(leafPathsBelow(purchaseMachine.root).toSorted());
});

test('viewIn returns the view of the leaf state that has one, or undefined', () => {
  expect(viewOfLeaf(views, ['somewhere.else', 'loading'])).toBe(views.loading);
  expect(viewOfLeaf(views, ['somewhere.else'])).toBeUndefined();
});
