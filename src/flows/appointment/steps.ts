import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type {
  AppointmentContext,
  AppointmentFlowEvent,
  AppointmentQuestions,
} from '#machines/flows/appointment/types.ts';
import { answered, failed, formRows, pageRows, provePhoneRow, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords, hiddenWords, type Teller } from '../../flowkit/steps/teller.ts';
import { appointmentStatusWords } from '../../i18n/appointmentWords.ts';

const standing = z.object({ told: z.object({ could_apply_status: z.unknown() }) });

const standingAnswer = (output: Payload, { wordOf }: Teller): Answer =>
  answered(wordOf(appointmentStatusWords, standing.safeParse(output).data?.told.could_apply_status));

const outcome = ({ kind, refusal }: Payload, { say, refused }: Teller): Answer =>
  kind === 'refused' ? failed(refused(refusal)) : answered(say(doneWords));

const nothing = { industry_id: '', team_size: '', goals: [], preferred_times: [], remarks: '' };
const nobody = { company: '', contact: '', messenger: 'wechat', messenger_id: '' } as const;
const { 'connection.back': connectionBack } = pageRows;

export const appointmentSteps = {
  'booking.begin': { by: 'person', can: msg`Book an appointment`, did: msg`Wanted to book an appointment` },
  'answers.enter': {
    by: 'person',
    can: msg`Answer the questionnaire`,
    did: msg`Answered the questionnaire`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'answers.enter', typed: nothing }],
  },
  'answers.save': {
    by: 'person',
    can: msg`Save the answers`,
    did: msg`Wanted to save the answers`,
    detail: ({ answers }, { say }) => (answers === null ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'answers.save', answers: null }],
  },
  'answers.change': { by: 'person', can: msg`Change the answers`, did: msg`Wanted to change the answers` },
  'category.choose': {
    by: 'person',
    can: msg`Choose a topic`,
    did: msg`Chose a topic`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'category.choose', category_id: '' }],
  },
  'category.change': { by: 'person', can: msg`Choose another topic`, did: msg`Wanted another topic` },
  'time.choose': {
    by: 'person',
    can: msg`Choose a time`,
    did: msg`Chose a time`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'time.choose', slot: { slot_id: '', starts_at: '', ends_at: '' } }],
  },
  'time.confirm': { by: 'person', can: msg`Confirm the time`, did: msg`Confirmed the time` },
  'time.change': { by: 'person', can: msg`Choose another time`, did: msg`Wanted another time` },
  'times.retry': { by: 'person', can: msg`Load the free times again`, did: msg`Loaded the free times again` },
  'contact.enter': {
    by: 'person',
    can: msg`Enter the contact`,
    did: msg`Entered the contact`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'contact.enter', typed: nobody }],
  },
  'phone.change': { by: 'person', can: msg`Verify another phone`, did: msg`Wanted to verify the phone` },
  'appointment.book': {
    by: 'person',
    can: msg`Book what was entered`,
    did: msg`Wanted to book what was entered`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'appointment.book', understood: true }],
  },
  'booking.leave': { by: 'person', can: msg`Stop and go back`, did: msg`Stopped and went back` },
  'appointment.move': { by: 'person', can: msg`Change the time`, did: msg`Wanted to change the time` },
  'appointment.cancel': { by: 'person', can: msg`Cancel the appointment`, did: msg`Wanted to cancel the appointment` },
  'list.show': { by: 'person', can: msg`See all appointments`, did: msg`Looked at all appointments` },
  'standing.show': { by: 'person', can: msg`See the newest appointment`, did: msg`Looked at the newest appointment` },
  'appointments.check': {
    by: 'person',
    can: msg`Look again how the appointments stand`,
    did: msg`Wanted to know how the appointments stand`,
  },
  ...formRows,
  'connection.back': connectionBack,
  'flow.resume': resumeRow,

  readAppointments: { by: 'server', did: msg`Reading the appointments`, answer: standingAnswer },
  saveAnswers: { by: 'server', did: msg`Saving the answers`, answer: outcome },
  readTimes: { by: 'server', did: msg`Reading the free times`, answer: outcome },
  provePhone: provePhoneRow,
  book: { by: 'server', did: msg`Booking the appointment`, answer: outcome },
  move: { by: 'server', did: msg`Changing the time`, answer: outcome },
  readLimit: {
    by: 'server',
    did: msg`Reading what cancelling costs`,
    answer: (_output, { say }) => answered(say(doneWords)),
  },
  cancel: { by: 'server', did: msg`Cancelling the appointment`, answer: outcome },
  lookUp: { by: 'server', did: msg`Looking how the appointments stand`, answer: standingAnswer },
  watchAppointment: { by: 'server', did: msg`Watching the appointment`, answer: standingAnswer },
  untilFreezeEnds: { by: 'clock', did: msg`The pause of booking was over` },
} as const satisfies StepRows<AppointmentContext, AppointmentFlowEvent, AppointmentQuestions>;
