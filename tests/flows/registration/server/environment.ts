import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { registrationResend, registrationSave, registrationTerms } from '#contract/calls/registration.ts';
import { registrationLimits } from '#contract/limits.ts';
import { formValuesExample } from '#machines/flows/registration/examples.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { registrationLinks, registrations } from '#server/modules/registration/tables.ts';
import { readSentCode } from '#server/testing/codes.ts';
import { readNow } from '../../../browser/readNow.ts';
import type { World } from '../../../browser/world.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { fromNow, type Setup, updateRows } from '../../../flowkit/server/setup.ts';

/** State on which answers depend. These paths register once, and send one more mail. */
export interface Environment {
  readonly is_registered: boolean;
  readonly mails: 0 | 1 | 2;
  /** Whether the server has done something whose answer was lost: it repeats the answer by its key. */
  readonly is_unheard: boolean;
  /** Whether the address has reached its daily limit of mails. */
  readonly is_full: boolean;
}

export const initialEnvironment: Environment = { is_registered: false, mails: 0, is_unheard: false, is_full: false };

const mobile = '+886912345678';

const portCalls = {
  readTerms: registrationTerms,
  saveRegistration: registrationSave,
  checkOutcome: registrationSave,
  resendMail: registrationResend,
};

/** Opens the page of Taiwan, signed out; nothing is registered yet. */
export const openRegistration = (world: World): Promise<ServedRun> =>
  openServedRun(world, { email: null, calls: portCalls });

/** Proves the phone on the page, skipping the image check. */
export async function prove({ page, reader: { say }, world: { db }, clock }: ServedRun): Promise<void> {
  await clock.goesOn();
  await db.delete(messageCodes);
  const button = (words: string) => page.getByRole('button', { name: say(words), exact: true });
  const code = page.getByLabel(say('SMS code'), { exact: true });
  const another = button('Use a different number');
  const number = page.getByLabel(say('Mobile number'), { exact: true });
  await number.or(another).first().waitFor();
  if (await readNow('one of the two was waited for', () => another.isVisible())) await another.click();
  // Typed differently from the displayed number, for which the page would not ask for slider and image.
  await number.fill('0912345678');
  await page.getByRole('slider', { name: say('Slide right to verify'), exact: true }).press('End');
  await button('Continue without image').click();
  await button('Send code').click({ timeout: 180_000 });
  await code.waitFor();
  await code.fill(await readSentCode(db, mobile));
  await code.press('Enter');
}

const updateCodes = updateRows(messageCodes, undefined);

export const codeSetups = {
  expired: (run) => updateCodes({ expires_at: run.world.now() })(run),
  exhausted: updateCodes({ wrong_tries: 5 }),
  missing: async ({ world: { db } }) => {
    await db.delete(messageCodes);
  },
  wrong: updateCodes({ code_hash: 'of another code' }),
} as const satisfies Record<string, Setup<ServedRun>>;

/** Uses up the address's daily limit of mails. */
export async function fillMailbox({ world }: ServedRun): Promise<void> {
  const { db } = world;
  const at = fromNow(world, -3_600_000);
  const [email, registration_id] = [formValuesExample.email, randomBytes(8).toString('hex')];
  const company = {
    region: 'TW',
    company_name: 'Other',
    enterprise_number: '00501508',
    contact_name: 'Other',
  } as const;
  const about = { ...company, registration_id, email, mobile, language: 'en', terms_version: 'demo-1' } as const;
  await db.insert(registrations).values({ ...about, holder: 'tab of another', submitted_at: at });
  const links = Array.from({ length: registrationLimits.dailyByAddress }, (_, index) => ({
    link_hash: `${registration_id}-${index}`,
    registration_id,
    email,
    sent_at: at,
    expires_at: at,
  }));
  await db.insert(registrationLinks).values(links);
}

/** Another window of the tab has just requested a mail. */
export async function mailElsewhere({ world: { db, now } }: ServedRun): Promise<void> {
  await db.update(registrationLinks).set({ sent_at: now() });
}

export async function deleteRegistrations({ world: { db } }: ServedRun): Promise<void> {
  await db.delete(registrations);
}

export async function readEffects({ world: { db } }: ServedRun) {
  const own = await db
    .select()
    .from(registrations)
    .where(eq(registrations.company_name, formValuesExample.company_name));
  const mails = await db.select().from(outbox).where(eq(outbox.channel, 'mail'));
  return {
    registered: own.map(({ region, email, terms_version, mobile: proved }) => ({
      region,
      email,
      terms_version,
      proved,
    })),
    mails: mails.map(({ address, language }) => ({ address, language })),
  };
}
