import { eq } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import { bookingReason } from '#machines/lifecycles/appointment.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { sendCode } from '../codes/index.ts';
import { clientOf, isTrial } from '../identity/index.ts';
import { bookAppointment } from './book.ts';
import { makeCalendarFile } from './calendar.ts';
import { cancelAppointment, moveAppointment } from './change.ts';
import { readCategories, readQuestionnaire, saveQuestionnaire } from './questionnaire.ts';
import { cancelLimitOf, readAppointmentInfo, readBookingState, readCancellations } from './readAppointments.ts';
import { questionnaires } from './tables.ts';
import { bookableCategory, readSlots } from './times.ts';

export const appointmentHandlers = {
  appointmentRead: async ({ caller }, deps) => ok(await readAppointmentInfo(deps, caller)),

  appointmentApply: (request, deps) => bookAppointment(request, deps),

  async appointmentSendCode({ query: asked, caller, network, request_id, key }, deps) {
    // Check first, so that no captcha, image and message are spent on a booking that will be rejected.
    const { client, facts } = await readBookingState(deps.db, caller, deps.now());
    const reason = bookingReason(facts);
    if (reason === 'appointment_sandbox' || reason === 'appointment_frozen') return refuse(reason);
    const by = { holder: { kind: 'user', user: caller }, network, request_id, zone: client.use_zone } as const;
    return sendCode({ ...by, call: calls.appointmentSendCode, key, purpose: 'appointment', asked }, deps);
  },

  appointmentCancel: ({ query: asked, key, caller }, deps) => cancelAppointment({ asked, key, caller }, deps),

  appointmentMove: ({ body: asked, key, caller }, deps) => moveAppointment({ asked, key, caller }, deps),

  async appointmentTimes({ query }, deps) {
    const category = await bookableCategory(deps.db, query.category_id);
    if (category === null) return refuse('appointment_category_unknown');
    return ok({ slots: [...(await readSlots(deps, category.minutes))] });
  },

  appointmentCalendar: ({ query, caller }, deps) => makeCalendarFile(query, caller, deps),

  async implClientStatus({ caller: { client_id } }, { db }) {
    const [row] = await db.select().from(questionnaires).where(eq(questionnaires.client_id, client_id));
    return ok({
      answered: row !== undefined,
      required: row === undefined,
      answered_at: row?.answered_at.toISOString() ?? null,
    });
  },

  implClientInfo: async ({ caller }, { db }) => ok(await readQuestionnaire(db, caller.client_id)),

  implClientSave: ({ body, caller }, deps) => saveQuestionnaire(body, caller.client_id, deps),

  categoryTree: async (_, { db }) => ok({ categories: await readCategories(db) }),

  async checkSandboxClient({ caller }, { db }) {
    const client = await clientOf(db, caller);
    return ok({ is_sandbox: isTrial(client), client_status: client.client_status });
  },

  async checkCancelLimit({ caller }, deps) {
    return ok(cancelLimitOf(await readCancellations(deps.db, caller.client_id, deps.now()), deps));
  },
} satisfies Handlers;
