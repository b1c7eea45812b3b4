import type { FlowName } from '#contract/calls/session.ts';

interface Without {
  /** Matches where in a context a word stands, and the word: `payment.proof.status: replaced`. */
  readonly at: RegExp;
  /** In which flows; in any, where this is left out. */
  readonly flows?: readonly FlowName[];
  readonly why: string;
}

/** The words of closed vocabularies to which no path of the suites has to come, each with the reason. */
export const wordsWithoutExample: readonly Without[] = [
  {
    at: /currency: (?:CNY|USD|TWD|JPY)$/,
    why: 'amounts are read by the rules of their currency, which the tests of money try for each',
  },
  {
    at: /^field_faults\{\}\.code: /,
    why: 'forms say it of what was typed, the tests of forms try each, and nothing else reads it',
  },
  { at: /fault\.kind: broken$/, why: 'the flow of cancelling shows its words, which are the same everywhere' },
  {
    at: /\.type: (?:application|image)\/\w+$/,
    why: 'pages name a file by its name; the part that uploads asks for its type',
  },
  {
    at: /use_zone: \w+$/,
    why: 'a client stays where it is: the tests of numbers, of formats and by hand in the browser try each zone',
  },
  {
    at: /history\[\]\.event: \w+$/,
    flows: ['purchase', 'cancelOrder'],
    why: 'only the page of the order shows its history',
  },
  { at: /is_oversea: 1$/, flows: ['purchase', 'cancelOrder'], why: 'no page of a flow reads it' },
  {
    at: /^(?:payment\.)?order\.order_type: \w+$/,
    flows: ['purchase', 'cancelOrder', 'transferPayment', 'mobilePayment'],
    why: 'the pages on paying and cancelling an order do not say of which type it is',
  },
  {
    at: /^order\.lines\[\]\.kind: \w+$/,
    flows: ['purchase', 'cancelOrder'],
    why: 'lines are shown by their names; those of vouchers are in the examples',
  },
  {
    at: /^order\.(?:status: (?:completed|expired)|payment_status: \w+)$/,
    flows: ['purchase'],
    why: 'an order that has gone on since it was placed is shown by its own page',
  },
  {
    at: /^asked_type: \w+$/,
    flows: ['purchase'],
    why: 'a link asks for a type as a person chooses it, of which each is an example',
  },
  {
    at: /^(?:previous_)?quote\.vouchers\.agency_vouchers\[\]\.(?:holder|worth\.kind|spend|order_types\[\]|reason): \w+$/,
    flows: ['purchase'],
    why: 'both lists of vouchers are shown by one view, and the vouchers of clients have the rest',
  },
  {
    at: /^(?:previous_)?quote\.vouchers\.client_vouchers\[\]\.(?:holder|worth\.kind|spend|order_types\[\]): \w+$/,
    flows: ['purchase'],
    why: 'both lists of vouchers are shown by one view, and the vouchers of agencies have the rest',
  },
  {
    at: /^payment\.proof\.status: replaced$/,
    flows: ['transferPayment'],
    why: 'the proof that was handed in last is never one that was replaced',
  },
  {
    at: /^payment\.mobile\.(?:payment|offers)\b/,
    flows: ['transferPayment'],
    why: 'how it is paid by phone is read by the flow of paying by phone',
  },
  {
    at: /^payment\.proof\./,
    flows: ['mobilePayment'],
    why: 'what a proof says is read by the flow of paying by transfer',
  },
  {
    at: /^told\.verification_status: \w+$/,
    flows: ['invoice'],
    why: 'no page of an invoice reads how the company is verified',
  },
  {
    at: /^newest\.(?:status|register|mailing\.carrier|files\[\]\.format): \w+$/,
    flows: ['invoice'],
    why: 'of the last application only what was entered is read',
  },
  {
    at: /^filled_from: earlier_run$/,
    flows: ['invoice'],
    why: 'a suite begins with nothing entered; the suite of traces takes runs up again',
  },
  {
    at: /^activation\.(?:order\.(?:status: expired|payment_status: \w+)|invoice_status: (?:issued|mailed))$/,
    flows: ['activation'],
    why: 'the server says in its reasons what follows from it for the activation',
  },
  {
    at: /^(?:told\.refusal\.(?:code: (?:legal_person_mismatch|power_of_attorney_invalid)|fields\[\]\.field: (?:legal_person_\w+|power_of_attorney))|authorisation\.fadada_status: \w+|entered\.vouched_by: attorney)$/,
    flows: ['overseasVerification'],
    why: 'only companies of mainland China name a legal person and authorise',
  },
  {
    at: /^region: (?:JP|HK)$/,
    flows: ['registration'],
    why: 'a suite begins in one region; the tests of registration in the browser begin in the others',
  },
  {
    at: /^told\.applied_appointment\.(?:status: (?:cancelled|kept|no_show)|cancelled_by: \w+)$/,
    flows: ['appointment'],
    why: 'the appointment to come is none that was cancelled or has been',
  },
];
