/** Accepted in every file. */
const acceptedEverywhere = [
  { before: /^\{ (types: \{ )?events: \{\} as \w+ \}( \})?$/, reason: 'types are erased' },
  {
    before: /^(\{ type: 'final' \}|'final')$/,
    reason: 'a status without a way out accepts nothing, whether it is marked as final or not',
  },
  {
    before: /^'(order|payment|appointment|invoice|signing|verification)'$/,
    after: /^""$/,
    reason: 'nothing reads the id of a lifecycle',
  },
];

/** Mutants of one rule that no test can distinguish from the original. */
const acceptedSingly = [
  {
    file: 'machines/lifecycles/shares.ts',
    before: 'amount <= 0',
    after: 'amount < 0',
    reason: 'a share of 0 is 0',
  },
  { file: 'machines/lifecycles/shares.ts', before: 'part <= 0', after: 'part < 0', reason: 'a share by 0 is 0' },
  {
    file: 'machines/lifecycles/payment.ts',
    before: 'grace > pay_until',
    after: 'grace >= pay_until',
    reason: 'where both are the same moment, either is',
  },
  {
    file: 'machines/lifecycles/invoice.ts',
    before: 'ours > today',
    after: 'ours >= today',
    reason: 'where both are the same day, either is',
  },
  {
    file: 'machines/lifecycles/invoice.ts',
    before: "value === 'none'",
    after: 'false',
    reason: 'no event leads to none; the comparison is for the compiler',
  },
  {
    file: 'machines/lifecycles/invoice.ts',
    before: "'none'",
    after: '""',
    reason: 'no event leads to none; the comparison is for the compiler',
  },
  {
    file: 'machines/lifecycles/selection.ts',
    before: 'order_product_id !== null',
    after: 'true',
    reason: 'no list of products has null; the comparison is for the compiler',
  },
  {
    file: 'machines/lifecycles/selection.ts',
    before: 'prepaid.amount_minor === null',
    after: 'false',
    reason: 'null counts as 0, which is in the range as nothing has been typed yet',
  },
  {
    file: 'machines/lifecycles/enterpriseNumbers.ts',
    before: 'values.slice(0, 17)',
    after: 'values',
    reason: 'the 18th character has no weight',
  },
  {
    file: 'machines/lifecycles/spendings.ts',
    before: '[]',
    after: '["Stryker was here"]',
    reason: 'what has no moment has not been given back',
  },
  {
    file: 'machines/lifecycles/receivedMoney.ts',
    before: '[]',
    after: '["Stryker was here"]',
    reason: 'nothing becomes of money what is no settlement',
  },
  {
    file: 'server/modules/pricing/basket.ts',
    before: '[]',
    after: '["Stryker was here"]',
    reason: 'no add-on has this name, and what is no service is not asked for',
  },
  {
    file: 'server/modules/pricing/lines.ts',
    before: '[]',
    after: '["Stryker was here"]',
    reason: 'what is no add-on is not found in the catalogue',
  },
  {
    file: 'server/modules/pricing/price.ts',
    before: 'ends !== null',
    after: 'true',
    reason: 'null is not later than a moment; the comparison is for the compiler',
  },
  {
    file: 'server/modules/pricing/price.ts',
    before: 'ends > now',
    after: 'ends >= now',
    reason: 'where both are the same moment, either is',
  },
];

/** The reason why a mutant may survive; null if there is none. */
export function acceptanceReason(mutant) {
  const anywhere = acceptedEverywhere.find(
    ({ before, after }) => before.test(mutant.before) && (after === undefined || after.test(mutant.after)),
  );
  return anywhere?.reason ?? acceptedSingly.find(isSameMutant(mutant))?.reason ?? null;
}

const isSameMutant = (mutant) => (entry) =>
  entry.file === mutant.file && entry.before === mutant.before && entry.after === mutant.after;

/** Entries for these files without a survivor. */
export const staleAmong = (survivors, files) =>
  acceptedSingly.filter(
    (entry) => files.includes(entry.file) && !survivors.some((mutant) => isSameMutant(mutant)(entry)),
  );
