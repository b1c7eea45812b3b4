import type { AppointmentInfo, AppointmentSlot } from '#contract/entities/appointment.ts';
import { noticeIn } from '../../kit/fault.ts';
import { noFieldFaults } from '../../kit/fieldFaults.ts';
import { emptyPhoneContext } from '../../parts/phoneProof.ts';
import type {
  AppointmentAnswer,
  AppointmentContext,
  AppointmentMachineInput,
  AppointmentUserInput,
  BookQuery,
  MoveQuery,
} from './types.ts';

const emptyFormValues: AppointmentUserInput = {
  answers: { industry_id: '', team_size: '', goals: [], preferred_times: [], remarks: '' },
  contact: { company: '', contact: '', messenger: 'wechat', messenger_id: '' },
};

/** Keeps the chosen slot if it is still free, and otherwise reports it as taken. */
export function applyTimes(
  { slot, refusal }: AppointmentContext,
  slots: readonly AppointmentSlot[],
): Pick<AppointmentContext, 'slots' | 'slot' | 'refusal'> {
  const stays = slots.find(({ slot_id }) => slot_id === slot?.slot_id) ?? null;
  return {
    slots: [...slots],
    slot: stays,
    refusal: slot !== null && stays === null ? { code: 'slot_taken' } : refusal,
  };
}

const noActionContext = {
  doing: null,
  category_id: null,
  slots: [],
  slot: null,
  ...emptyPhoneContext,
  limit: null,
  is_asked_for: false,
} as const;

export const initialContext = ({ key, userInput }: AppointmentMachineInput): AppointmentContext => ({
  key,
  appointment_info: null,
  categories: [],
  questionnaire: null,
  answers: null,
  entered: userInput ?? emptyFormValues,
  is_filled: userInput !== null,
  ...noActionContext,
  slots: [],
  attempt: 1,
  refusal: null,
  fault: null,
  ...noFieldFaults,
  nothing_sent: false,
});

/** Prefills known data once, and only if nothing was entered before. */
export function applyReadOutcome(context: AppointmentContext, read: AppointmentAnswer): Partial<AppointmentContext> {
  const { contact, answers } = context.entered;
  const filled = { contact: { ...contact, company: read.appointment_info.company }, answers: read.answered ?? answers };
  return {
    ...resetAction(),
    appointment_info: read.appointment_info,
    categories: read.categories,
    questionnaire: read.questionnaire,
    ...(!context.is_filled && { is_filled: true, entered: filled }),
    fault: null,
  };
}

export const resetAction = (): Partial<AppointmentContext> => ({ ...noActionContext, slots: [] });

export const applyDone = ({
  appointment_info,
}: Pick<AppointmentAnswer, 'appointment_info'>): Partial<AppointmentContext> => ({
  ...resetAction(),
  appointment_info,
  refusal: null,
  fault: null,
  nothing_sent: false,
});

export const applyRefusal = ({ refusal, tries_left }: Pick<AppointmentContext, 'refusal' | 'tries_left'>) => ({
  refusal,
  tries_left,
});

export function applyLookupResult(
  context: AppointmentContext,
  appointment_info: AppointmentInfo,
): Partial<AppointmentContext> {
  if (isDone(context, appointment_info)) return { ...resetAction(), appointment_info, fault: null };
  return { appointment_info, nothing_sent: true, fault: noticeIn(context.fault) };
}

/** The revision that `watchAppointment` compares. */
export function revisionOf(appointment_info: AppointmentInfo | null): string {
  const applied = appointment_info?.applied_appointment;
  return `${appointment_info?.could_apply_status} ${applied?.appointment_id} ${applied?.starts_at} ${applied?.can_change}`;
}

function isDone(
  { doing, slot, appointment_info: before }: AppointmentContext,
  appointment_info: AppointmentInfo,
): boolean {
  const applied = appointment_info.applied_appointment;
  switch (doing) {
    case 'book':
      return applied !== null;
    case 'move':
      return applied === null || applied.starts_at === slot?.starts_at;
    default:
      return applied?.appointment_id !== before?.applied_appointment?.appointment_id;
  }
}

const idempotencyKeyOf = ({ key, attempt }: AppointmentContext): string => `${key}-${attempt}`;

export function buildBookQuery(context: AppointmentContext): BookQuery {
  const { entered, category_id, slot, code } = context;
  if (category_id === null || slot === null || code === null) throw new Error('something is booked that is not whole');
  const { sent, code: right } = code;
  return {
    ...entered.contact,
    key: idempotencyKeyOf(context),
    category_id,
    slot_id: slot.slot_id,
    mobile: sent.mobile,
    code: right,
  };
}

export function buildMoveQuery(context: AppointmentContext): MoveQuery {
  const { slot } = context;
  if (slot === null) throw new Error('an appointment is moved to no time');
  return { ...buildCancelQuery(context), slot_id: slot.slot_id };
}

export function buildCancelQuery(context: AppointmentContext): Omit<MoveQuery, 'slot_id'> {
  const appointment_id = context.appointment_info?.applied_appointment?.appointment_id;
  if (appointment_id === undefined) throw new Error('no appointment is there to be changed');
  return { key: idempotencyKeyOf(context), appointment_id };
}

/** Milliseconds until the freeze ends, by the server's clock. */
export const msUntilFreezeEnds = ({ appointment_info }: AppointmentContext): number =>
  (appointment_info?.limit.frozen_for_seconds ?? 0) * 1000;
