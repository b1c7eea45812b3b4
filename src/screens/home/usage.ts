import { type Allowance, allowanceParts } from '#contract/entities/product.ts';

/** A product that ends within so many days wants to be renewed. */
export const soonDays = 30;

/** From this share on, what is allowed is almost used up. */
const almost = 0.9;

/** How much of a part of an allowance is in use. */
export interface UsedPart {
  readonly part: keyof Allowance;
  /** Of one; more where more is used than is allowed. */
  readonly share: number;
}

/** The share of a part that is in use. */
export const shareOf = (part: keyof Allowance, allowed: Allowance, used: Allowance): number =>
  allowed[part] === 0 ? 0 : used[part] / allowed[part];

export const isAlmostUsedUp = ({ share }: Pick<UsedPart, 'share'>): boolean => share >= almost;

/** Whether more is used than is allowed, as after a change to a smaller plan. */
export const isOverused = ({ share }: Pick<UsedPart, 'share'>): boolean => share > 1;

/** The part of an allowance of which the most is in use. */
export const fullestOf = (allowed: Allowance, used: Allowance): UsedPart =>
  allowanceParts
    .map((part) => ({ part, share: shareOf(part, allowed, used) }))
    .reduce((most, each) => (each.share > most.share ? each : most));
