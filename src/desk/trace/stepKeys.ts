import type { KeyboardEvent } from 'react';

export type StepKeys = (event: KeyboardEvent) => void;

const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Steps by the arrow keys, and to the first and the last by Home and End. */
export const stepKeys =
  (at: number, last: number, onChoose: (number: number) => void): StepKeys =>
  (event) => {
    const move = moves[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(Math.min(last, Math.max(0, at + move)));
  };
