import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { enumWithout, instant, integerText, itemId } from '../codecs.ts';
import { verificationStatuses, zone } from '../entities/client.ts';
import { registerAnswers } from '../entities/invoice.ts';
import { type VerificationRefusal, verificationRefusal } from '../entities/verification.ts';
import { searched } from '../fields.ts';
import { reviewedFile } from '../files.ts';
import { language } from '../languages.ts';

/** The lists of verifications at the desk, by what was decided on them. */
export const verificationFilter = enumWithout(verificationStatuses, 'none');
export const verificationFilters = verificationFilter.options;
export type VerificationFilter = z.infer<typeof verificationFilter>;

/** What was handed in, without whatever identifies a person. */
const deskVerificationRow = z.object({
  verification_id: itemId,
  status: verificationFilter,
  verification_type: z.int(),
  zone,
  /** As the client is called until it is verified. */
  full_name: z.string(),
  company_name: z.string(),
  credit_code: z.string(),
  submitted_at: instant,
  submitted_by: z.string(),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  /** What was decided on it before, from the newest to the oldest. */
  earlier: z.array(
    z.object({
      status: verificationFilter,
      decided_at: z.nullable(instant),
      decided_by: z.nullable(z.string()),
      refusal: z.nullable(verificationRefusal),
    }),
  ),
});
export type DeskVerificationRow = Readonly<z.infer<typeof deskVerificationRow>>;

/** All that was handed in, as a reviewer needs to see it. */
export const deskVerification = z.extend(deskVerificationRow, {
  /** In which the client reads the decision. */
  language,
  /** In the clear; null outside mainland China. */
  legal_person: z.nullable(z.object({ name: z.string(), number: z.string() })),
  /** Whether the legal person has given the authorisation by now. */
  is_authorised: z.boolean(),
  power_of_attorney: z.nullable(reviewedFile),
  power_of_attorney_until: z.nullable(instant),
  translated_name: z.string(),
  business_license: reviewedFile,
  mobile: z.string(),
  register: z.enum(registerAnswers),
  /** Whether another client's verified enterprise has the number by now. */
  is_number_taken: z.boolean(),
  /** The number that the company was registered with, where it registered by itself. */
  registered_number: z.nullable(z.string()),
  refusal: z.nullable(verificationRefusal),
  /** What can be decided on it now. */
  decisions: z.array(z.enum(['accept', 'accept_for_now', 'refuse'])),
  /** Who has looked at the legal person, where no file is named, and at the documents; the last one first. */
  looks: z.array(z.object({ look_id: z.int(), by: z.string(), at: instant, file: z.nullable(z.string()) })),
});
export type DeskVerification = Readonly<z.infer<typeof deskVerification>>;

export const deskVerificationList = get({
  host: 'oss',
  path: '/mall/desk/verification-list',
  summary: 'Verifications of enterprises: those that wait by age, the others newest first',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({
    status: verificationFilter,
    page_size: z.optional(integerText({ min: 1, max: 200 })),
    /** Part of a company's name or number. */
    search: z.optional(searched),
  }),
  data: z.object({
    verifications: z.array(deskVerificationRow),
    counts: z.record(verificationFilter, z.int()),
    more: z.boolean(),
  }),
});

export const deskVerificationRead = get({
  host: 'oss',
  path: '/mall/desk/verification',
  summary:
    'All that was handed in for one verification, with the legal person in the clear: it is written down who has looked',
  access: 'reviewer',
  addition: true,
  query: z.strictObject({ verification_id: itemId }),
  data: deskVerification,
  refusals: ['not_found'],
});

const namesEachFieldOnce = ({ fields }: VerificationRefusal): boolean =>
  new Set(fields.map(({ field }) => field)).size === fields.length;

/** What a reviewer names: each field once, and at least one where the code alone tells the client nothing. */
const reviewersRefusal = verificationRefusal.check(z.refine(namesEachFieldOnce));
const tellsWhatToDo = ({ code, fields }: VerificationRefusal): boolean => code !== 'other' || fields.length > 0;
const namesFields = ({ fields }: VerificationRefusal): boolean => fields.length > 0;

// What is answered lies beside the key: it holds nothing that identifies a person.
export const deskVerificationAccept = post({
  host: 'oss',
  path: '/mall/desk/verification-accept',
  summary: 'Accepts a verification: fully, or for now, with the fields that are still to come',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({
    verification_id: itemId,
    /** What is still to come; left out where it is accepted fully. */
    for_now: z.optional(reviewersRefusal.check(z.refine(namesFields))),
  }),
  data: deskVerificationRow,
  refusals: ['not_found', 'already_decided', 'credit_code_taken'],
});

export const deskVerificationRefuse = post({
  host: 'oss',
  path: '/mall/desk/verification-refuse',
  summary: 'Refuses a verification: the fields that it names, or all of it where it names none',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({ verification_id: itemId, refusal: reviewersRefusal.check(z.refine(tellsWhatToDo)) }),
  data: deskVerificationRow,
  refusals: ['not_found', 'already_decided'],
});
