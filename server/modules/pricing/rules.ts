/** What paying for several years at once takes off the plan, in percent. Years without an entry take nothing off. */
const multiYearPercents: Readonly<Record<number, number>> = { 2: 5, 3: 10 };

/** The share that paying for some years at once takes off the plan. */
export const multiYearPercent = (years: number): number => multiYearPercents[years] ?? 0;

/** The plan that the upgrade-renew offer sells; it cannot be bought in any other way. */
export const upgradeRenewPlanId = 'upgrade-renew';
