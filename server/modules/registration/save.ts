import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { RegistrationMail } from '#contract/entities/registration.ts';
import { readMobileNumber } from '#contract/mobile.ts';
import { normaliseEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';
import { isNumberOfRegion } from '#machines/lifecycles/registration.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Owner, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { holderName, spendCode, tryCode } from '../codes/index.ts';
import { mailRegistration } from './mail.ts';
import { registrations } from './tables.ts';

interface RegistrationRequest<Body> {
  readonly body: Body;
  readonly holder: Owner;
  readonly key: string;
}

/** Idempotency keys are unique per holder. */
export const registrationScope = (holder: Owner): string => `registrations of ${holderName(holder)}`;

/** Null if registration is disabled, or if mails and text messages cannot be sent. */
export const termsIfOpen = ({ demo, terms, smtp, sms }: Deps['settings']) =>
  demo || (smtp !== null && sms !== null) ? terms : null;

type SaveBody = z.output<typeof calls.registrationSave.body>;

function saveRefusalOf(body: SaveBody, { settings }: Deps): Refused | null {
  const terms = termsIfOpen(settings);
  if (terms === null) return refuse('registration_closed');
  if (body.terms_version !== terms.version) return refuse('terms_changed');
  if (!isNumberOfRegion(body.region, body.enterprise_number)) return refuse('enterprise_number_invalid');
  return readMobileNumber(body.region, body.mobile) === null ? refuse('mobile_invalid') : null;
}

export async function saveRegistration(
  { body, holder, key }: RegistrationRequest<SaveBody>,
  deps: Deps,
): Promise<Answer<RegistrationMail>> {
  const against = saveRefusalOf(body, deps);
  if (against !== null) return against;
  const { region, company_name, contact_name, mobile, sms_code, terms_version, language } = body;
  // A wrong code counts as an attempt although the request is rejected; a right one is spent in the transaction below.
  const code = await tryCode({ purpose: 'registration', holder, zone: region, mobile, code: sms_code, key }, deps);
  if (code.kind === 'refused') return code;
  // Without the language, so that a retry in another language is the same request.
  const { language: _, ...content } = body;
  const intent = { call: calls.registrationSave, scope: registrationScope(holder), key, content };
  return runIdempotently(deps, intent, async (tx) => {
    const refused = await spendCode(tx, code, deps);
    if (refused !== null) return refused;
    const [registration] = await tx
      .insert(registrations)
      .values({
        registration_id: deps.secret(96),
        holder: holderName(holder),
        region,
        company_name,
        enterprise_number: normaliseEnterpriseNumber(region, body.enterprise_number),
        contact_name,
        email: body.email.toLowerCase(),
        mobile: code.mobile,
        language,
        terms_version,
        submitted_at: deps.now(),
      })
      .returning();
    if (registration === undefined) throw new Error('a registration was not written');
    const mailed = await mailRegistration(tx, registration, language, deps);
    return 'kind' in mailed ? mailed : ok(mailed);
  });
}

type ResendBody = z.output<typeof calls.registrationResend.body>;

/** For the newest registration of the holder in the region. */
export function resendMail(
  { body, holder, key }: RegistrationRequest<ResendBody>,
  deps: Deps,
): Promise<Answer<RegistrationMail>> {
  const { region, language } = body;
  const intent = { call: calls.registrationResend, scope: registrationScope(holder), key, content: { region } };
  return runIdempotently(deps, intent, async (tx) => {
    const own = and(eq(registrations.holder, holderName(holder)), eq(registrations.region, region));
    const [last] = await tx.select().from(registrations).where(own).orderBy(desc(registrations.submitted_at)).limit(1);
    if (last === undefined) return refuse('registration_unknown');
    const mailed = await mailRegistration(tx, last, language, deps);
    return 'kind' in mailed ? mailed : ok(mailed);
  });
}
