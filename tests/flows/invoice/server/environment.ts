import type { RegisterAnswer } from '#contract/entities/invoice.ts';
import type { ApplicationTyped, InvoiceContext } from '#machines/flows/invoice/types.ts';
import { nothingEntered } from '#machines/flows/invoice/updates.ts';

/** How the invoice of the order stands. */
export type Stands =
  /** It can be applied for, and the client has an electronic one of another order. */
  | 'open'
  /** The same, and the client has none. */
  | 'first'
  /** The same, and the one of the other order is on paper. */
  | 'last on paper'
  | 'applied'
  | 'applied on paper'
  | 'account refused'
  | 'mailing refused'
  | 'issued'
  | 'printed'
  | 'mailed'
  | 'unpaid'
  | 'closed'
  /** The main account is none any more. */
  | 'child'
  | 'gone';

/** What stands in the form: what was said before for another order or the same, that with another account, or what was typed. */
export type Form = 'of before' | 'on paper as before' | 'another account' | 'electronic' | 'on paper';

/** What the server's answers to an application depend on. */
export interface Environment {
  readonly stands: Stands;
  /** What the page has sent last; somebody else where it has sent nothing. */
  readonly sent: Form | 'elsewhere';
  /** What the register said of it. */
  readonly register: RegisterAnswer;
  readonly form: Form;
  /** Whether another client's enterprise has the number that is listed. */
  readonly isTaken: boolean;
  /** Which taxpayer ID stands in the form. */
  readonly number: keyof typeof numbers;
  readonly letter: 'none' | 'of before' | 'uploaded';
}

/** The client's own; one that was struck off; and one at which the register of the demo is out of service. */
export const numbers = {
  listed: '91310115MA1K4B2C3J',
  struck: '91310000MA1FL0LQ3A',
  unchecked: '91350100M000100Y43',
} as const;

export const atFirst: Environment = {
  stands: 'open',
  sent: 'elsewhere',
  register: 'listed',
  form: 'of before',
  isTaken: false,
  number: 'listed',
  letter: 'none',
};

const { notice_letter: _letter, area: _area, ...nothingTyped } = nothingEntered;

/** What is entered on these paths. */
export const electronic: ApplicationTyped = {
  ...nothingTyped,
  company_name: 'Cloud Sail Trading',
  taxpayer_id: numbers.listed,
  registered_address: '1 Example Road, Shanghai',
  registration_phone: '021-12345678',
  bank: 'Example Bank, Shanghai',
  bank_account: '6217000011112222',
  email: 'invoices@cn.example',
};
export const onPaper: ApplicationTyped = {
  ...electronic,
  kind: 'paper',
  invoice_type: 'special',
  recipient: 'Lin Example',
  telephone: '0594-12345678',
  detailed_address: '1 Example Road, room 2',
};

/** An area of which nothing narrower is known. */
export const province = { area_id: 'cn-35', name: '福建省' };
export const city = { area_id: 'cn-35-3', name: '莆田市' };

/** The letter that the client has handed in before, as these paths name it. */
export const letterOfBefore = 'letter-of-before';

export function numberIn({ entered: { taxpayer_id } }: InvoiceContext): Environment['number'] {
  if (taxpayer_id === numbers.struck) return 'struck';
  return taxpayer_id === numbers.unchecked ? 'unchecked' : 'listed';
}

export function letterIn({ entered: { notice_letter } }: InvoiceContext): Environment['letter'] {
  if (notice_letter === null) return 'none';
  return notice_letter.file_id === letterOfBefore ? 'of before' : 'uploaded';
}

export function formIn({ entered: { kind, company_name, bank_account } }: InvoiceContext): Form {
  if (company_name === electronic.company_name) return kind === 'paper' ? 'on paper' : 'electronic';
  if (bank_account === electronic.bank_account) return 'another account';
  return kind === 'paper' ? 'on paper as before' : 'of before';
}
