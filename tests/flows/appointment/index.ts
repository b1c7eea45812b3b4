import { z } from 'zod/mini';
import { appointmentFlow } from '#machines/flows/appointment/flow.ts';
import { appointmentModel } from '#machines/flows/appointment/model.ts';
import { isContactEntered, missingAnswerFields } from '#machines/flows/appointment/reasons.ts';
import type { AppointmentContext, AppointmentFlowEvent } from '#machines/flows/appointment/types.ts';
import type { LeafState } from '#src/flows/appointment/view.ts';
import { readNow } from '../../browser/readNow.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  formEventGestures,
  type LocatorOf,
  pressGesture,
  runEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { appointmentDefects } from './defects.ts';

const partNames = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;

async function tick(boxes: ReturnType<LocatorOf>, isIn: (at: number) => boolean): Promise<void> {
  const count = await readNow('the place on the path was waited for', () => boxes.count());
  for (let at = 0; at < count; at += 1) await boxes.nth(at).setChecked(isIn(at));
}

const [goalIds, partIds] = [['more-leads', 'reports'], Object.keys(partNames)] as const;

const messengerNames = { wechat: 'WeChat', dingtalk: 'DingTalk' } as const;
const categoryNames: Readonly<Record<string, RegExp>> = {
  'first-setup': /^First setup/,
  'crm-basics': /^Basics for the team/,
};
/** The day of a time in the examples' calendar, and its index on that day. */
const calendarPositions: Readonly<Record<string, { readonly day: number; readonly at: number }>> = {
  'at-1': { day: 25, at: 0 },
  'at-2': { day: 25, at: 1 },
  'at-3': { day: 27, at: 0 },
};

const backButton =
  (label: string): LocatorOf =>
  ({ page, say }) =>
    page.getByRole('button', { name: `${say(label)} ${say('(done)')}`, exact: true });

const retryButtonUnder =
  (title: string): LocatorOf =>
  ({ page, say }) =>
    page
      .getByRole('main')
      .filter({ has: page.getByRole('heading', { name: say(title), exact: true }) })
      .getByRole('button', { name: say('Try again'), exact: true });

const events: EventsOnPage<AppointmentFlowEvent> = {
  'booking.begin': pressGesture(anyOf(button('Book an appointment'), button('Book another appointment'))),
  'answers.enter': {
    async gesture(reader, { typed }) {
      await field('Industry')(reader).selectOption(typed.industry_id);
      await field('Number of users')(reader).fill(typed.team_size);
      const { page } = reader;
      const outside = page.getByRole('main').getByRole('checkbox');
      const goals = goalIds.length;
      await tick(outside, (at) => {
        const goal = goalIds[at];
        if (goal !== undefined) return typed.goals.includes(goal);
        const place = at - goals;
        const id = `${Math.floor(place / partIds.length) + 1}-${partIds[place % partIds.length]}`;
        return typed.preferred_times.includes(id);
      });
      await field('Additional notes')(reader).fill(typed.remarks);
    },
    control: 'belongs to what is on offer',
  },
  'answers.save': pressGesture(button('Save and continue')),
  'answers.change': pressGesture(backButton('Your company')),
  'category.choose': {
    gesture: ({ page }, { category_id }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: categoryNames[category_id] ?? category_id })
        .click(),
    control: 'belongs to what is on offer',
  },
  'category.change': pressGesture(backButton('Topic')),
  'time.choose': {
    async gesture({ page }, { slot }) {
      const { day, at } = calendarPositions[slot.slot_id] ?? { day: 0, at: 0 };
      await page
        .getByRole('main')
        .locator('table button')
        .filter({ hasText: new RegExp(`^${day}$`) })
        .click();
      await page.getByRole('main').getByRole('radio').nth(at).check();
    },
    control: 'belongs to what is on offer',
  },
  'time.confirm': pressGesture(anyOf(button('Continue'), button('Change to this time'))),
  'time.change': pressGesture(button('Choose another time')),
  'times.retry': pressGesture(anyOf(button('Refresh times'), retryButtonUnder('Choose a time'))),
  'contact.enter': {
    async gesture(reader, { typed }) {
      const { page, say } = reader;
      await field('Company')(reader).fill(typed.company);
      await field('Contact')(reader).fill(typed.contact);
      await page.getByRole('radio', { name: say(messengerNames[typed.messenger]), exact: true }).check();
      await field('WeChat or DingTalk ID')(reader).fill(typed.messenger_id);
    },
    control: 'belongs to what is on offer',
  },
  'phone.change': pressGesture(anyOf(button('Change number or code'), button('Verify phone'))),
  'appointment.book': pressGesture(button('Book appointment')),
  'booking.leave': pressGesture(anyOf(button('Back to appointments'), button('Keep appointment'))),
  'appointment.move': pressGesture(button('Reschedule appointment')),
  'appointment.cancel': pressGesture(button('Cancel appointment')),
  'list.show': pressGesture(button('View all appointments')),
  'standing.show': pressGesture(button('View latest appointment')),
  'appointments.check': pressGesture(
    anyOf(button('Check again'), button('Refresh list'), retryButtonUnder('Appointments')),
  ),
  ...formEventGestures,
  ...runEventGestures,
};

const contact = heading('Contact details for the call');

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Appointments'),
  routing: heading('Appointments'),
  beginning: heading('Appointments'),
  loadFailed: text('We couldn’t load your appointments.'),
  childAccount: heading('Only the main account can book appointments'),
  sandbox: heading('Appointments require an active plan'),
  list: heading('Appointments'),
  applied: heading('Your appointment is booked'),
  'frozen.counting': heading('Booking is paused'),
  'frozen.idle': heading('Booking is paused'),
  cancelled: heading('No appointment booked'),
  questions: heading('Tell us about your company'),
  savingAnswers: text('Saving your answers…'),
  category: heading('Choose a topic'),
  loadingTimes: heading('Choose a time'),
  timesLoadFailed: text('We couldn’t load the available times. Your entries are saved.'),
  time: anyOf(heading('Choose a time'), heading('Reschedule appointment')),
  'contact.routing': contact,
  'contact.missing': contact,
  'contact.skipped': contact,
  'contact.provided': contact,
  booking: heading('Booking the appointment'),
  moving: heading('Rescheduling the appointment'),
  limiting: heading('Cancel this appointment?'),
  confirming: heading('Cancel this appointment?'),
  cancelling: heading('Cancelling the appointment'),
  checkingOutcome: heading('We can’t confirm your request yet'),
};

const bookEventSchema = z.object({ type: z.literal('appointment.book'), understood: z.boolean() });
const saveEventSchema = z.object({ type: z.literal('answers.save'), answers: z.unknown() });

const isQuestionnaireComplete = (context: AppointmentContext): boolean => missingAnswerFields(context).length === 0;

const nothingToClearReason = 'whatever leads here has cleared what the last attempt left';

export const appointment: TestedFlow = {
  name: 'appointment',
  folder: import.meta.dirname,
  model: appointmentModel,
  events,
  stateLocators,
  onPage: {
    // `understood` follows from the form's content. A time can be chosen only if the calendar has some.
    shows: ({ snapshot }, { event }) => {
      const { context } = snapshot;
      const asked = bookEventSchema.safeParse(event).data;
      if (asked !== undefined) return asked.understood === isContactEntered(context);
      const answers = saveEventSchema.safeParse(event).data;
      if (answers !== undefined) return (answers.answers !== null) === isQuestionnaireComplete(context);
      return event.type !== 'time.choose' || context.slots.length > 0;
    },
    variantOf: ({ snapshot }) =>
      `${isContactEntered(snapshot.context)} ${isQuestionnaireComplete(snapshot.context)} ${snapshot.context.slots.length > 0}`,
  },
  flow: appointmentFlow,
  unsaid: [
    {
      at: /^appointment_info\.applied_appointment\.(?:status: (?:cancelled|kept|no_show)|cancelled_by: \w+)$/,
      why: 'the appointment to come is none that was cancelled or has been',
    },
  ],
  refusesTexts: true,
  traces: {
    secrets: ['Example', 'Lin', 'lin_example', '138', '204816', 'appointment-1', 'Maja', 'key-of', 'trade', 'at-3'],
  },
  page: { address: '/mall/appointment-list', email: 'owner@cn.example', hasHeader: false },
  defects: appointmentDefects,
  acceptedMutants: {
    'action dropped: appointment.list standing.show[0] -> appointment.reading, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.category category.choose[0] -> appointment.loadingTimes, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.category answers.change[0] -> appointment.questions, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.category booking.leave[0] -> appointment.routing, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.confirming appointment.cancel[0] -> appointment.cancelling, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.confirming booking.leave[0] -> appointment.routing, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.confirming flow.resume[0] -> appointment.reading, action 0 clearErrors':
      nothingToClearReason,
    'action dropped: appointment.time time.confirm[0] -> appointment.moving, action 0 clearErrors':
      nothingToClearReason,
    'transition retargeted: appointment.contact.missing xstate.done.actor.provePhone[1] -> appointment.contact.provided, now to appointment.contact.routing':
      'the code that was entered leads on at once',
  },
};
