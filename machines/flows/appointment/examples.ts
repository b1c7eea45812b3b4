import type { AppointmentInfo } from '#contract/entities/appointment.ts';
import type { Refusal } from '#contract/refusal.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  refusalWithMessage,
  runExamples,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import {
  answeredQuestionnaire,
  answersFormValues,
  appliedInfo,
  begunAppointment,
  cancelledByUsInfo,
  cancelledInfo,
  categories,
  contactFormValues,
  firstSlot,
  freeInfo,
  freezingCancelLimit,
  frozenInfo,
  keptInfo,
  laterSlot,
  limit,
  movedAppointment,
  questionnaireAnswers,
  secondSlot,
  unansweredQuestionnaire,
  upcomingAppointment,
} from './exampleData.ts';
import type { AppointmentFlowEvent, AppointmentPorts } from './types.ts';

const read = (appointment_info: AppointmentInfo, questionnaire = answeredQuestionnaire) => ({
  appointment_info,
  categories,
  questionnaire,
  answered: questionnaire.answers === null ? null : answersFormValues,
});
const doneOutcome = (appointment_info: AppointmentInfo) => ({ kind: 'done', appointment_info }) as const;
const refusedOutcome = (refusal: Refusal, tries_left: number | null = null) =>
  ({ kind: 'refused', refusal, tries_left }) as const;
const sentCode = { mobile: '+8613800138000', resend_at: '2026-11-21T10:06:00+00:00' };

export const appointmentExamples = {
  events: {
    'booking.begin': [{ name: 'asked', event: { type: 'booking.begin' } }],
    'answers.enter': [
      { name: 'all of it', event: { type: 'answers.enter', typed: answersFormValues } },
      {
        name: 'a beginning',
        event: { type: 'answers.enter', typed: { ...answersFormValues, team_size: '', goals: [] } },
      },
      {
        name: 'without a time of the week',
        event: { type: 'answers.enter', typed: { ...answersFormValues, preferred_times: [] } },
      },
    ],
    'answers.save': [
      { name: 'understood', event: { type: 'answers.save', answers: questionnaireAnswers } },
      { name: 'with something missing', event: { type: 'answers.save', answers: null } },
    ],
    'answers.change': [{ name: 'asked', event: { type: 'answers.change' } }],
    'category.choose': [
      { name: 'the setup', event: { type: 'category.choose', category_id: 'first-setup' } },
      { name: 'the basics', event: { type: 'category.choose', category_id: 'crm-basics' } },
    ],
    'category.change': [{ name: 'asked', event: { type: 'category.change' } }],
    'time.choose': [
      { name: 'the first', event: { type: 'time.choose', slot: firstSlot } },
      { name: 'a later one', event: { type: 'time.choose', slot: laterSlot } },
    ],
    'time.confirm': [{ name: 'confirmed', event: { type: 'time.confirm' } }],
    'time.change': [{ name: 'asked', event: { type: 'time.change' } }],
    'times.retry': [{ name: 'asked', event: { type: 'times.retry' } }],
    'contact.enter': [
      { name: 'all of it', event: { type: 'contact.enter', typed: contactFormValues } },
      { name: 'on DingTalk', event: { type: 'contact.enter', typed: { ...contactFormValues, messenger: 'dingtalk' } } },
      { name: 'a beginning', event: { type: 'contact.enter', typed: { ...contactFormValues, messenger_id: '' } } },
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
      { name: 'the first time', output: read({ ...freeInfo, needs_answers: true }, unansweredQuestionnaire) },
      { name: 'free', output: read(freeInfo) },
      { name: 'to come', output: read(appliedInfo(upcomingAppointment)) },
      { name: 'under way', output: read(appliedInfo(begunAppointment)) },
      { name: 'cancelled', output: read(cancelledInfo) },
      { name: 'frozen', output: read(frozenInfo) },
      { name: 'kept', output: read(keptInfo) },
      { name: 'asked by a child account', output: read({ ...freeInfo, reason: 'main_account_only' }) },
      { name: 'in the sandbox', output: read({ ...freeInfo, reason: 'appointment_sandbox' }) },
      ...commonFaults,
      unknownCodeFault,
    ],
    saveAnswers: [
      { name: 'saved', output: { kind: 'saved' } },
      {
        name: 'not a choice',
        output: { kind: 'refused', refusal: refusalWithMessage('questionnaire_choice_unknown') },
      },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    readTimes: [
      { name: 'some', output: { kind: 'found', slots: [firstSlot, secondSlot, laterSlot] } },
      { name: 'some, the first taken', output: { kind: 'found', slots: [secondSlot, laterSlot] } },
      { name: 'some, the later taken', output: { kind: 'found', slots: [firstSlot, secondSlot] } },
      { name: 'none', output: { kind: 'found', slots: [] } },
      { name: 'not offered any more', output: { kind: 'refused', refusal: { code: 'appointment_category_unknown' } } },
      ...commonFaults,
    ],
    provePhone: [
      {
        name: 'entered',
        output: { kind: 'entered', code: { mobile: sentCode.mobile, code: '204816', sent: sentCode } },
      },
      { name: 'left', output: { kind: 'left', unproven: { mobile: sentCode.mobile, sent: sentCode } } },
    ],
    book: [
      { name: 'booked', output: doneOutcome(appliedInfo(upcomingAppointment)) },
      { name: 'the time is taken', output: refusedOutcome({ code: 'slot_taken' }) },
      { name: 'frozen meanwhile', output: refusedOutcome(refusalWithMessage('appointment_frozen')) },
      { name: 'not offered any more', output: refusedOutcome({ code: 'appointment_category_unknown' }) },
      { name: 'the answers are missing', output: refusedOutcome({ code: 'questionnaire_missing' }) },
      { name: 'the code is wrong', output: refusedOutcome({ code: 'sms_code_wrong' }, 4) },
      { name: 'the code is old', output: refusedOutcome({ code: 'sms_code_expired' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    move: [
      { name: 'moved', output: doneOutcome(appliedInfo(movedAppointment)) },
      { name: 'the time is taken', output: refusedOutcome({ code: 'slot_taken' }) },
      { name: 'it has begun', output: refusedOutcome({ code: 'appointment_state_refuses' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    readLimit: [
      { name: 'it costs little', output: { ...limit, cancelled_count: 1 } },
      { name: 'it freezes', output: freezingCancelLimit },
      ...commonFaults,
      unknownCodeFault,
    ],
    cancel: [
      { name: 'cancelled', output: doneOutcome(cancelledInfo) },
      { name: 'frozen by it', output: doneOutcome(frozenInfo) },
      { name: 'it has begun', output: refusedOutcome({ code: 'appointment_state_refuses' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'to come', output: { appointment_info: appliedInfo(upcomingAppointment) } },
      { name: 'moved', output: { appointment_info: appliedInfo(movedAppointment) } },
      { name: 'cancelled', output: { appointment_info: cancelledInfo } },
      { name: 'frozen', output: { appointment_info: frozenInfo } },
      { name: 'nothing yet', output: { appointment_info: freeInfo } },
    ],
    watchAppointment: [
      { name: 'it has begun', output: { appointment_info: appliedInfo(begunAppointment) } },
      { name: 'it took place', output: { appointment_info: keptInfo } },
      { name: 'cancelled by us', output: { appointment_info: cancelledByUsInfo } },
    ],
    untilFreezeEnds: [
      { name: 'it is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<AppointmentFlowEvent, AppointmentPorts>;
