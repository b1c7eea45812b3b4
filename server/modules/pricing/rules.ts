/** The plan that the upgrade-renew offer sells; it cannot be bought in any other way. */
export const upgradeRenewPlanId = 'upgrade-renew';
