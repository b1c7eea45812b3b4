import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { enumWithout, instant, integerText, itemId } from '../codecs.ts';
import { verificationStatuses, zone } from '../entities/client.ts';
import { registryAnswers } from '../entities/invoice.ts';
import { type VerificationRefusal, verificationRefusal } from '../entities/verification.ts';
import { searchText } from '../fields.ts';
import { reviewedFile } from '../files.ts';
import { language } from '../languages.ts';

export const verificationFilter = enumWithout(verificationStatuses, 'none');
export const verificationFilters = verificationFilter.options;
export type VerificationFilter = z.infer<typeof verificationFilter>;

/** A submission without its personal data. */
const deskVerificationRow = z.object({
  verification_id: itemId,
  status: verificationFilter,
  verification_type: z.int(),
  zone,
  /** The client's current name, which a full acceptance replaces with `company_name`. */
  full_name: z.string(),
  company_name: z.string(),
  credit_code: z.string(),
  submitted_at: instant,
  submitted_by: z.string(),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  /** Newest first. */
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

export const deskVerification = z.extend(deskVerificationRow, {
  /** The language in which the client reads the decision. */
  language,
  /** In clear text; null outside mainland China. */
  legal_person: z.nullable(z.object({ name: z.string(), number: z.string() })),
  is_authorised: z.boolean(),
  power_of_attorney: z.nullable(reviewedFile),
  power_of_attorney_until: z.nullable(instant),
  translated_name: z.string(),
  business_license: reviewedFile,
  mobile: z.string(),
  register: z.enum(registryAnswers),
  is_number_taken: z.boolean(),
  /** The number from the company's own registration; null if it did not register itself. */
  registered_number: z.nullable(z.string()),
  refusal: z.nullable(verificationRefusal),
  decisions: z.array(z.enum(['accept', 'accept_for_now', 'refuse'])),
  /** The access log, newest first: views of the legal person (`file` null) and of documents. */
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
    search: z.optional(searchText),
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

const hasUniqueFields = ({ fields }: VerificationRefusal): boolean =>
  new Set(fields.map(({ field }) => field)).size === fields.length;

/** Each field at most once; at least one if the code alone does not explain what to do. */
const reviewersRefusal = verificationRefusal.check(z.refine(hasUniqueFields));
const hasInstructions = ({ code, fields }: VerificationRefusal): boolean => code !== 'other' || fields.length > 0;
const hasFields = ({ fields }: VerificationRefusal): boolean => fields.length > 0;

// Idempotent answers are stored with their key, so they must contain no personal data.
export const deskVerificationAccept = post({
  host: 'oss',
  path: '/mall/desk/verification-accept',
  summary: 'Accepts a verification: fully, or for now, with the fields that are still to come',
  access: 'reviewer',
  keyed: true,
  addition: true,
  body: z.strictObject({
    verification_id: itemId,
    /** The missing fields; omitted for a full acceptance. */
    for_now: z.optional(reviewersRefusal.check(z.refine(hasFields))),
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
  body: z.strictObject({ verification_id: itemId, refusal: reviewersRefusal.check(z.refine(hasInstructions)) }),
  data: deskVerificationRow,
  refusals: ['not_found', 'already_decided'],
});
