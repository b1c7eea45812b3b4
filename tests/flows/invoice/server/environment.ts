import type { RegistryAnswer } from '#contract/entities/invoice.ts';
import type { ApplicationFormValues, InvoiceContext } from '#machines/flows/invoice/types.ts';
import { emptyFormValues } from '#machines/flows/invoice/updates.ts';

export type Status =
  /** Can be applied for; the client has an electronic invoice of another order. */
  | 'open'
  /** Can be applied for; the client has none. */
  | 'first'
  /** Can be applied for; the other order's invoice is on paper. */
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
  /** The user is no longer the main account. */
  | 'child'
  | 'gone';

/**
 * The form's content: data of an earlier application for another or the same order, the same with another account, or
 * typed data.
 */
export type Form = 'of before' | 'on paper as before' | 'another account' | 'electronic' | 'on paper';

export interface Environment {
  readonly stands: Status;
  /** What the page has last sent; "elsewhere" if it has sent nothing. */
  readonly sent: Form | 'elsewhere';
  readonly register: RegistryAnswer;
  readonly form: Form;
  /** Whether another client's enterprise has the listed number. */
  readonly isTaken: boolean;
  readonly number: keyof typeof numbers;
  readonly letter: 'none' | 'of before' | 'uploaded';
}

/** The client's own; a struck-off one; and one for which the demo's register is out of service. */
export const numbers = {
  listed: '91310115MA1K4B2C3J',
  struck: '91310000MA1FL0LQ3A',
  unchecked: '91350100M000100Y43',
} as const;

export const initialEnvironment: Environment = {
  stands: 'open',
  sent: 'elsewhere',
  register: 'listed',
  form: 'of before',
  isTaken: false,
  number: 'listed',
  letter: 'none',
};

const { notice_letter: _letter, area: _area, ...nothingTyped } = emptyFormValues;

export const electronicApplication: ApplicationFormValues = {
  ...nothingTyped,
  company_name: 'Cloud Sail Trading',
  taxpayer_id: numbers.listed,
  registered_address: '1 Example Road, Shanghai',
  registration_phone: '021-12345678',
  bank: 'Example Bank, Shanghai',
  bank_account: '6217000011112222',
  email: 'invoices@cn.example',
};
export const paperApplication: ApplicationFormValues = {
  ...electronicApplication,
  kind: 'paper',
  invoice_type: 'special',
  recipient: 'Lin Example',
  telephone: '0594-12345678',
  detailed_address: '1 Example Road, room 2',
};

/** The areas of an address: a province, and a city that has no districts to choose. */
export const province = { area_id: 'cn-35', name: '福建省' };
export const city = { area_id: 'cn-35-3', name: '莆田市' };

/** The letter of an earlier application, as these paths name it. */
export const earlierLetter = 'letter-of-before';

export function numberKind({ entered: { taxpayer_id } }: InvoiceContext): Environment['number'] {
  if (taxpayer_id === numbers.struck) return 'struck';
  return taxpayer_id === numbers.unchecked ? 'unchecked' : 'listed';
}

export function letterKind({ entered: { notice_letter } }: InvoiceContext): Environment['letter'] {
  if (notice_letter === null) return 'none';
  return notice_letter.file_id === earlierLetter ? 'of before' : 'uploaded';
}

export function formContentOf({ entered: { kind, company_name, bank_account } }: InvoiceContext): Form {
  if (company_name === electronicApplication.company_name) return kind === 'paper' ? 'on paper' : 'electronic';
  if (bank_account === electronicApplication.bank_account) return 'another account';
  return kind === 'paper' ? 'on paper as before' : 'of before';
}
