import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type {
  AppointmentChildren,
  AppointmentContext,
  AppointmentFlowEvent,
} from '#machines/flows/appointment/types.ts';
import { failed, formRows, pageRows, provePhoneRow, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage, hiddenMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { appointmentStatusLabels } from '../../i18n/appointmentLabels.ts';

const tracedAppointments = z.object({ appointment_info: z.object({ could_apply_status: z.unknown() }) });

const describeBookingStatus = (output: Payload, { wordOf }: StepFormatter): StepResult =>
  succeeded(
    wordOf(appointmentStatusLabels, tracedAppointments.safeParse(output).data?.appointment_info.could_apply_status),
  );

const describeOutcome = ({ kind, refusal }: Payload, { say, refused }: StepFormatter): StepResult =>
  kind === 'refused' ? failed(refused(refusal)) : succeeded(say(doneMessage));

const emptyAnswers = { industry_id: '', team_size: '', goals: [], preferred_times: [], remarks: '' };
const emptyContact = { company: '', contact: '', messenger: 'wechat', messenger_id: '' } as const;
const { 'connection.back': connectionBack } = pageRows;

export const appointmentTraceSteps = {
  'booking.begin': { by: 'person', can: msg`Book an appointment`, did: msg`Tried to start a booking` },
  'answers.enter': {
    by: 'person',
    can: msg`Answer the questionnaire`,
    did: msg`Answered the questionnaire`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'answers.enter', typed: emptyAnswers }],
  },
  'answers.save': {
    by: 'person',
    can: msg`Save answers`,
    did: msg`Tried to save answers`,
    detail: ({ answers }, { say }) => (answers === null ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'answers.save', answers: null }],
  },
  'answers.change': { by: 'person', can: msg`Change answers`, did: msg`Tried to change answers` },
  'category.choose': {
    by: 'person',
    can: msg`Choose a topic`,
    did: msg`Chose a topic`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'category.choose', category_id: '' }],
  },
  'category.change': { by: 'person', can: msg`Choose another topic`, did: msg`Tried to choose another topic` },
  'time.choose': {
    by: 'person',
    can: msg`Choose a time`,
    did: msg`Chose a time`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'time.choose', slot: { slot_id: '', starts_at: '', ends_at: '' } }],
  },
  'time.confirm': { by: 'person', can: msg`Confirm time`, did: msg`Confirmed time` },
  'time.change': { by: 'person', can: msg`Choose another time`, did: msg`Tried to choose another time` },
  'times.retry': { by: 'person', can: msg`Refresh times`, did: msg`Refreshed times` },
  'contact.enter': {
    by: 'person',
    can: msg`Enter contact details`,
    did: msg`Entered contact details`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'contact.enter', typed: emptyContact }],
  },
  'phone.change': { by: 'person', can: msg`Verify a different phone`, did: msg`Tried to verify the phone` },
  'appointment.book': {
    by: 'person',
    can: msg`Book appointment`,
    did: msg`Tried to book the appointment`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'appointment.book', understood: true }],
  },
  'booking.leave': { by: 'person', can: msg`Back to appointments`, did: msg`Went back to appointments` },
  'appointment.move': { by: 'person', can: msg`Reschedule appointment`, did: msg`Tried to reschedule the appointment` },
  'appointment.cancel': { by: 'person', can: msg`Cancel appointment`, did: msg`Tried to cancel the appointment` },
  'list.show': { by: 'person', can: msg`View all appointments`, did: msg`Viewed all appointments` },
  'standing.show': { by: 'person', can: msg`View latest appointment`, did: msg`Viewed the latest appointment` },
  'appointments.check': {
    by: 'person',
    can: msg`Check appointment status`,
    did: msg`Tried to check appointment status`,
  },
  ...formRows,
  'connection.back': connectionBack,
  'flow.resume': resumeRow,

  readAppointments: { by: 'server', did: msg`Loading appointments`, answer: describeBookingStatus },
  saveAnswers: { by: 'server', did: msg`Saving answers`, answer: describeOutcome },
  readTimes: { by: 'server', did: msg`Loading available times`, answer: describeOutcome },
  provePhone: provePhoneRow,
  book: { by: 'server', did: msg`Booking the appointment`, answer: describeOutcome },
  move: { by: 'server', did: msg`Rescheduling the appointment`, answer: describeOutcome },
  readLimit: {
    by: 'server',
    did: msg`Checking the cancellation limit`,
    answer: (_output, { say }) => succeeded(say(doneMessage)),
  },
  cancel: { by: 'server', did: msg`Cancelling the appointment`, answer: describeOutcome },
  checkOutcome: { by: 'server', did: msg`Checking appointment status`, answer: describeBookingStatus },
  watchAppointment: { by: 'server', did: msg`Watching for appointment changes`, answer: describeBookingStatus },
  untilFreezeEnds: { by: 'clock', did: msg`The booking pause ended` },
} as const satisfies StepRows<AppointmentContext, AppointmentFlowEvent, AppointmentChildren>;
