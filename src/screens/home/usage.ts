import { type Allowance, allowanceParts } from '#contract/entities/product.ts';

/** Days before the end from which renewal is suggested. */
export const renewalNoticeDays = 30;

/** Share of an allowance from which it counts as almost used up. */
const almostUsedShare = 0.9;

export interface AllowanceUse {
  readonly part: keyof Allowance;
  /** 1 is the whole allowance; above 1 if overused. */
  readonly share: number;
}

export const shareOf = (part: keyof Allowance, allowed: Allowance, used: Allowance): number =>
  allowed[part] === 0 ? 0 : used[part] / allowed[part];

export const isAlmostUsedUp = ({ share }: Pick<AllowanceUse, 'share'>): boolean => share >= almostUsedShare;

/** Possible after a change to a smaller plan. */
export const isOverused = ({ share }: Pick<AllowanceUse, 'share'>): boolean => share > 1;

export const mostUsedPart = (allowed: Allowance, used: Allowance): AllowanceUse =>
  allowanceParts
    .map((part) => ({ part, share: shareOf(part, allowed, used) }))
    .reduce((most, each) => (each.share > most.share ? each : most));
