import { type Allowance, allowanceParts } from '#contract/entities/product.ts';

/** Days before the end from which renewal is suggested. */
export const soonDays = 30;

/** Share of an allowance from which it counts as almost used up. */
const almost = 0.9;

export interface UsedPart {
  readonly part: keyof Allowance;
  /** 1 is the whole allowance; above 1 if overused. */
  readonly share: number;
}

export const shareOf = (part: keyof Allowance, allowed: Allowance, used: Allowance): number =>
  allowed[part] === 0 ? 0 : used[part] / allowed[part];

export const isAlmostUsedUp = ({ share }: Pick<UsedPart, 'share'>): boolean => share >= almost;

/** Possible after a change to a smaller plan. */
export const isOverused = ({ share }: Pick<UsedPart, 'share'>): boolean => share > 1;

export const fullestOf = (allowed: Allowance, used: Allowance): UsedPart =>
  allowanceParts
    .map((part) => ({ part, share: shareOf(part, allowed, used) }))
    .reduce((most, each) => (each.share > most.share ? each : most));
