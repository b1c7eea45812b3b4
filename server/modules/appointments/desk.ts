import { and, asc, count, desc, eq, gt, lte, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod/mini';
import {
  type AgendaFilter,
  type AppointmentSettlement,
  appointmentSettlements,
  type DeskAppointment,
} from '#contract/calls/deskAppointments.ts';
import { calls } from '#contract/calls/index.ts';
import type { BookingStatus } from '#contract/entities/appointment.ts';
import { type AppointmentEvent, nextBookingStatus } from '#machines/lifecycles/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Handlers, ok, refuse, type StaffOf } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { clientProfiles, holdClient, userProfiles } from '../identity/index.ts';
import { notifyOfAppointment } from './notify.ts';
import { readQuestionnaire } from './questionnaire.ts';
import { hasBegun, viewOf } from './readAppointments.ts';
import { appointmentCategories, appointments, consultants } from './tables.ts';

const consultantUsers = userProfiles('consulting');
const settlers = userProfiles('settlers');

const defaultPageSize = 50;

const conditionByFilter = (now: Date): Readonly<Record<AgendaFilter, SQL | undefined>> => ({
  coming: and(eq(appointments.status, 'applied'), gt(appointments.starts_at, now)),
  unsettled: and(eq(appointments.status, 'applied'), lte(appointments.starts_at, now)),
  settled: ne(appointments.status, 'applied'),
});

const readAgenda = (db: Database) =>
  db
    .select({
      row: appointments,
      category: appointmentCategories.name,
      consultant: consultantUsers.real_name,
      client: { full_name: clientProfiles.full_name, use_zone: clientProfiles.use_zone },
      settled_by: settlers.real_name,
    })
    .from(appointments)
    .innerJoin(appointmentCategories, eq(appointmentCategories.category_id, appointments.category_id))
    .innerJoin(consultantUsers, eq(consultantUsers.user_id, appointments.consultant_id))
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, appointments.client_id))
    .leftJoin(settlers, eq(settlers.user_id, appointments.settled_by))
    .$dynamic();
type AgendaRow = Awaited<ReturnType<typeof readAgenda>>[number];

function deskViewOf(entry: AgendaRow, now: Date): DeskAppointment {
  const { can_change: _, ...view } = viewOf(entry, now);
  const { row, client } = entry;
  const isOpen = (settlement: AppointmentSettlement) =>
    nextBookingStatus(row.status, eventOf(settlement, hasBegun(row, now))) !== null;
  return {
    ...view,
    full_name: client.full_name,
    use_zone: client.use_zone,
    language: row.language,
    settled_by: entry.settled_by,
    settlements: appointmentSettlements.filter(isOpen),
  };
}

function eventOf(settlement: AppointmentSettlement, has_begun: boolean): AppointmentEvent {
  switch (settlement) {
    case 'kept':
      return { type: 'appointment.keep', has_begun };
    case 'no_show':
      return { type: 'appointment.miss', has_begun };
    case 'cancelled':
      return { type: 'appointment.cancel', by: 'us', has_begun };
  }
}

const isOfConsultant = ({ user_id }: StaffOf<'consultant'>) => eq(appointments.consultant_id, user_id);

async function timeZoneOf(db: Database, { user_id }: StaffOf<'consultant'>): Promise<string> {
  const [row] = await db.select().from(consultants).where(eq(consultants.user_id, user_id));
  return row?.time_zone ?? 'UTC';
}

const settlementColumns = (status: BookingStatus, words: string) =>
  status === 'cancelled'
    ? ({ status, cancelled_by: 'us', cancel_words: words === '' ? null : words } as const)
    : ({ status, cancelled_by: null, cancel_words: null } as const);

interface SettlementRequest {
  readonly body: z.output<typeof calls.deskAppointmentSettle.body>;
  readonly key: string;
  readonly caller: StaffOf<'consultant'>;
}

/** Records the outcome of an appointment; a second settlement is rejected as `already_decided`. */
function settleAppointment({ body, key, caller }: SettlementRequest, deps: Deps): Promise<Answer<DeskAppointment>> {
  const { appointment_id, settlement, words = '' } = body;
  const intent = { call: calls.deskAppointmentSettle, scope: caller.user_id, key, content: body };
  return runIdempotently(deps, intent, async (tx) => {
    const own = and(eq(appointments.appointment_id, appointment_id), isOfConsultant(caller));
    const [named] = await tx.select().from(appointments).where(own);
    if (named === undefined) return refuse('appointment_not_found');
    // Same lock order as the client's calls.
    await holdClient(tx, named);
    const [row] = await tx.select().from(appointments).where(own).for('update');
    if (row === undefined) return refuse('appointment_not_found');
    if (row.status !== 'applied') return refuse('already_decided');
    const now = deps.now();
    const status = nextBookingStatus(row.status, eventOf(settlement, hasBegun(row, now)));
    if (status === null) return refuse('appointment_state_refuses');
    const settled = { ...settlementColumns(status, words), settled_at: now, settled_by: caller.user_id };
    await tx.update(appointments).set(settled).where(own);
    if (status === 'cancelled') {
      await notifyOfAppointment(tx, { appointment_id, telling: 'cancelled_by_us', words }, deps);
    }
    const [entry] = await readAgenda(tx).where(own);
    if (entry === undefined) throw new Error('an appointment vanished while it was settled');
    return ok(deskViewOf(entry, now));
  });
}

export const deskAppointmentHandlers = {
  async deskAppointmentList({ query, caller }, { db, now: clock }) {
    const { filter, page_size = defaultPageSize } = query;
    const now = clock();
    const of = conditionByFilter(now);
    const order = filter === 'coming' ? asc(appointments.starts_at) : desc(appointments.starts_at);
    // One more than the page size, to know whether there are more.
    const found = await readAgenda(db)
      .where(and(isOfConsultant(caller), of[filter]))
      .orderBy(order)
      .limit(page_size + 1);
    const among = async (filtered: SQL | undefined) => {
      const [row] = await db
        .select({ rows: count() })
        .from(appointments)
        .where(and(isOfConsultant(caller), filtered));
      return row?.rows ?? 0;
    };
    return ok({
      appointments: found.slice(0, page_size).map((entry) => deskViewOf(entry, now)),
      counts: {
        coming: await among(of.coming),
        unsettled: await among(of.unsettled),
        settled: await among(of.settled),
      },
      time_zone: await timeZoneOf(db, caller),
      more: found.length > page_size,
    });
  },

  async deskAppointmentRead({ query, caller }, { db, now }) {
    const own = and(eq(appointments.appointment_id, query.appointment_id), isOfConsultant(caller));
    const [entry] = await readAgenda(db).where(own);
    if (entry === undefined) return refuse('appointment_not_found');
    return ok({
      appointment: deskViewOf(entry, now()),
      questionnaire: await readQuestionnaire(db, entry.row.client_id),
      time_zone: await timeZoneOf(db, caller),
    });
  },

  deskAppointmentSettle: (request, deps) => settleAppointment(request, deps),
} satisfies Handlers;
