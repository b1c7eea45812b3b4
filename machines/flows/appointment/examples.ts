import type { AppointmentInfo } from '#contract/entities/appointment.ts';
import type { Refusal } from '#contract/refusal.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  newRefusal,
  newRefusalFault,
  runExamples,
  worded,
} from '../../kit/examples.ts';
import {
  answered,
  answers,
  answersTyped,
  appliedInfo,
  cancelledByUsInfo,
  cancelledInfo,
  categories,
  contactTyped,
  costly,
  first,
  free,
  frozenInfo,
  keptInfo,
  later,
  limit,
  moved,
  over,
  second,
  toCome,
  unanswered,
} from './exampleStandings.ts';
import type { AppointmentFlowEvent, AppointmentPorts } from './types.ts';

const read = (told: AppointmentInfo, questionnaire = answered) => ({
  told,
  categories,
  questionnaire,
  answered: questionnaire.answers === null ? null : answersTyped,
});
const done = (told: AppointmentInfo) => ({ kind: 'done', told }) as const;
const refused = (refusal: Refusal, tries_left: number | null = null) =>
  ({ kind: 'refused', refusal, tries_left }) as const;
const sent = { mobile: '+8613800138000', resend_at: '2026-11-21T10:06:00+00:00' };

export const appointmentExamples = {
  events: {
    'booking.begin': [{ name: 'asked', event: { type: 'booking.begin' } }],
    'answers.enter': [
      { name: 'all of it', event: { type: 'answers.enter', typed: answersTyped } },
      { name: 'a beginning', event: { type: 'answers.enter', typed: { ...answersTyped, team_size: '', goals: [] } } },
      {
        name: 'without a time of the week',
        event: { type: 'answers.enter', typed: { ...answersTyped, preferred_times: [] } },
      },
    ],
    'answers.save': [
      { name: 'understood', event: { type: 'answers.save', answers } },
      { name: 'with something missing', event: { type: 'answers.save', answers: null } },
    ],
    'answers.change': [{ name: 'asked', event: { type: 'answers.change' } }],
    'category.choose': [
      { name: 'the setup', event: { type: 'category.choose', category_id: 'first-setup' } },
      { name: 'the basics', event: { type: 'category.choose', category_id: 'crm-basics' } },
    ],
    'category.change': [{ name: 'asked', event: { type: 'category.change' } }],
    'time.choose': [
      { name: 'the first', event: { type: 'time.choose', slot: first } },
      { name: 'a later one', event: { type: 'time.choose', slot: later } },
    ],
    'time.confirm': [{ name: 'confirmed', event: { type: 'time.confirm' } }],
    'time.change': [{ name: 'asked', event: { type: 'time.change' } }],
    'times.retry': [{ name: 'asked', event: { type: 'times.retry' } }],
    'contact.enter': [
      { name: 'all of it', event: { type: 'contact.enter', typed: contactTyped } },
      { name: 'on DingTalk', event: { type: 'contact.enter', typed: { ...contactTyped, messenger: 'dingtalk' } } },
      { name: 'a beginning', event: { type: 'contact.enter', typed: { ...contactTyped, messenger_id: '' } } },
    ],
    'phone.change': [{ name: 'asked', event: { type: 'phone.change' } }],
    'appointment.book': [
      { name: 'understood', event: { type: 'appointment.book', understood: true } },
      { name: 'with something missing', event: { type: 'appointment.book', understood: false } },
    ],
    'booking.leave': [{ name: 'asked', event: { type: 'booking.leave' } }],
    'appointment.move': [{ name: 'asked', event: { type: 'appointment.move' } }],
    'appointment.cancel': [{ name: 'asked', event: { type: 'appointment.cancel' } }],
    'list.show': [{ name: 'asked', event: { type: 'list.show' } }],
    'standing.show': [{ name: 'asked', event: { type: 'standing.show' } }],
    'appointments.check': [{ name: 'asked', event: { type: 'appointments.check' } }],
    ...formExamples,
    ...runExamples,
  },
  ports: {
    readAppointments: [
      { name: 'the first time', output: read({ ...free, needs_answers: true }, unanswered) },
      { name: 'free', output: read(free) },
      { name: 'to come', output: read(appliedInfo(toCome)) },
      { name: 'under way', output: read(appliedInfo(over)) },
      { name: 'cancelled', output: read(cancelledInfo) },
      { name: 'frozen', output: read(frozenInfo) },
      { name: 'kept', output: read(keptInfo) },
      { name: 'asked by a child account', output: read({ ...free, reason: 'main_account_only' }) },
      { name: 'in the sandbox', output: read({ ...free, reason: 'appointment_sandbox' }) },
      ...commonFaults,
      newRefusalFault,
    ],
    saveAnswers: [
      { name: 'saved', output: { kind: 'saved' } },
      { name: 'not a choice', output: { kind: 'refused', refusal: worded('questionnaire_choice_unknown') } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    readTimes: [
      { name: 'some', output: { kind: 'found', slots: [first, second, later] } },
      { name: 'some, the first taken', output: { kind: 'found', slots: [second, later] } },
      { name: 'some, the later taken', output: { kind: 'found', slots: [first, second] } },
      { name: 'none', output: { kind: 'found', slots: [] } },
      { name: 'not offered any more', output: { kind: 'refused', refusal: { code: 'appointment_category_unknown' } } },
      ...commonFaults,
    ],
    provePhone: [
      { name: 'entered', output: { kind: 'entered', code: { mobile: sent.mobile, code: '204816', sent } } },
      { name: 'left', output: { kind: 'left', unproven: { mobile: sent.mobile, sent } } },
    ],
    book: [
      { name: 'booked', output: done(appliedInfo(toCome)) },
      { name: 'the time is taken', output: refused({ code: 'slot_taken' }) },
      { name: 'frozen meanwhile', output: refused(worded('appointment_frozen')) },
      { name: 'not offered any more', output: refused({ code: 'appointment_category_unknown' }) },
      { name: 'the answers are missing', output: refused({ code: 'questionnaire_missing' }) },
      { name: 'the code is wrong', output: refused({ code: 'sms_code_wrong' }, 4) },
      { name: 'the code is old', output: refused({ code: 'sms_code_expired' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    move: [
      { name: 'moved', output: done(appliedInfo(moved)) },
      { name: 'the time is taken', output: refused({ code: 'slot_taken' }) },
      { name: 'it has begun', output: refused({ code: 'appointment_state_refuses' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    readLimit: [
      { name: 'it costs little', output: { ...limit, cancelled_count: 1 } },
      { name: 'it freezes', output: costly },
      ...commonFaults,
      newRefusalFault,
    ],
    cancel: [
      { name: 'cancelled', output: done(cancelledInfo) },
      { name: 'frozen by it', output: done(frozenInfo) },
      { name: 'it has begun', output: refused({ code: 'appointment_state_refuses' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'to come', output: { told: appliedInfo(toCome) } },
      { name: 'moved', output: { told: appliedInfo(moved) } },
      { name: 'cancelled', output: { told: cancelledInfo } },
      { name: 'frozen', output: { told: frozenInfo } },
      { name: 'nothing yet', output: { told: free } },
    ],
    watchAppointment: [
      { name: 'it has begun', output: { told: appliedInfo(over) } },
      { name: 'it took place', output: { told: keptInfo } },
      { name: 'cancelled by us', output: { told: cancelledByUsInfo } },
    ],
    untilFreezeEnds: [
      { name: 'it is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<AppointmentFlowEvent, AppointmentPorts>;
