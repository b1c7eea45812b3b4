import { z } from 'zod/mini';
import {
  type AppointmentInfo,
  type AppointmentSlot,
  appointmentCategory,
  appointmentInfo,
  appointmentSlot,
  type CancelLimit,
  cancelLimit,
  messenger,
  type Questionnaire,
  questionnaire,
  questionnaireInfo,
} from '#contract/entities/appointment.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { letIn } from '../../kit/answer.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { RunEvent } from '../../kit/runEvents.ts';
import { oneTimeCodeMachine } from '../../parts/oneTimeCode.ts';
import { pollingOf } from '../../parts/polling.ts';
import { provenPhone } from '../../parts/provenPhone.ts';

/** What is answered in the questionnaire: as it was typed, or as it was understood. */
const answersTyped = z.object({
  industry_id: z.string(),
  team_size: z.string(),
  goals: z.array(z.string()),
  /** Each as `3-morning`: the weekday, of which Monday is 1, and the part of the day. */
  preferred_times: z.array(z.string()),
  remarks: z.string(),
});
export type AnswersTyped = Readonly<z.infer<typeof answersTyped>>;

/** Whom the consultant speaks to: as it was typed, or as it was understood. */
const contactTyped = z.object({ company: z.string(), contact: z.string(), messenger, messenger_id: z.string() });
export type ContactTyped = Readonly<z.infer<typeof contactTyped>>;

/** What a person enters: it outlives a version of the machine. */
export const appointmentInput = z.object({ answers: answersTyped, contact: contactTyped });
export type AppointmentInput = Readonly<z.infer<typeof appointmentInput>>;

/** What somebody has begun and not yet done. */
export const doings = ['book', 'move', 'cancel'] as const;

export const appointmentContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of what is booked, moved or cancelled. */
  key: z.string(),
  /** How the client stands with its appointments, as it was read last. */
  told: z.nullable(appointmentInfo),
  categories: z.array(appointmentCategory),
  questionnaire: z.nullable(questionnaireInfo),
  entered: appointmentInput,
  /** Whether what is known was filled in, or taken over from a run before. */
  is_filled: z.boolean(),
  /** The answers as the form has understood them. */
  answers: z.nullable(questionnaire),
  doing: z.nullable(z.enum(doings)),
  category_id: z.nullable(z.string()),
  /** The free times of the category. */
  slots: z.array(appointmentSlot),
  /** The one that was chosen. */
  slot: z.nullable(appointmentSlot),
  ...provenPhone,
  /** What cancelling costs, as it was read for whoever confirms it. */
  limit: z.nullable(cancelLimit),
  attempt: z.int().check(z.minimum(1)),
  /** Whether somebody wanted to go on before all was there. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a look-up has shown that the last attempt has done nothing. */
  nothing_sent: z.boolean(),
});
export type AppointmentContext = Readonly<z.infer<typeof appointmentContext>>;

export interface AppointmentMachineInput extends Pick<AppointmentContext, 'key'> {
  /** What was kept of a run before this one. */
  readonly userInput: AppointmentInput | null;
}

/** What a person, or the page, can send. */
export type AppointmentFlowEvent =
  /** Another appointment is to be booked. */
  | { readonly type: 'booking.begin' }
  | { readonly type: 'answers.enter'; readonly typed: AnswersTyped }
  /** What the form has understood of the answers; null where something is missing. */
  | { readonly type: 'answers.save'; readonly answers: Questionnaire | null }
  | { readonly type: 'answers.change' }
  | { readonly type: 'category.choose'; readonly category_id: string }
  | { readonly type: 'category.change' }
  | { readonly type: 'time.choose'; readonly slot: AppointmentSlot }
  | { readonly type: 'time.confirm' }
  | { readonly type: 'time.change' }
  | { readonly type: 'times.retry' }
  | { readonly type: 'contact.enter'; readonly typed: ContactTyped }
  /** Another number, or another code. */
  | { readonly type: 'phone.change' }
  /** Whether all that was typed could be understood is what the form knows. */
  | { readonly type: 'appointment.book'; readonly understood: boolean }
  /** What was begun is left. */
  | { readonly type: 'booking.leave' }
  | { readonly type: 'appointment.move' }
  /** What it costs is asked first; then it is confirmed. */
  | { readonly type: 'appointment.cancel' }
  | { readonly type: 'list.show' }
  /** From the list back to how the client stands. */
  | { readonly type: 'standing.show' }
  | { readonly type: 'appointments.check' }
  | FormChecked
  | RunEvent;

const infoAnswer = z.object({ told: letIn<AppointmentInfo>() });

export type AppointmentAnswer = Pick<AppointmentContext, 'categories'> & {
  readonly told: AppointmentInfo;
  readonly questionnaire: z.infer<typeof questionnaireInfo>;
  /** What was answered before, as the form shows it. */
  readonly answered: AnswersTyped | null;
};

/** What came of booking, moving or cancelling. */
export type AppointmentOutcome =
  | { readonly kind: 'done'; readonly told: AppointmentInfo }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tries_left: number | null };

export type AnswersOutcome = { readonly kind: 'saved' } | { readonly kind: 'refused'; readonly refusal: Refusal };

export type TimesOutcome =
  | { readonly kind: 'found'; readonly slots: readonly AppointmentSlot[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface BookQuery extends ContactTyped {
  readonly key: string;
  readonly category_id: string;
  readonly slot_id: string;
  readonly mobile: string;
  readonly code: string;
}

export interface MoveQuery {
  readonly key: string;
  readonly appointment_id: string;
  readonly slot_id: string;
}

const unprovidedUntilFreezeEnds: UntilPassed = unprovidedPort('untilFreezeEnds');

export const appointmentPorts = {
  readAppointments: unprovidedPort<Record<string, never>, AppointmentAnswer>('readAppointments'),
  saveAnswers: unprovidedPort<{ readonly answers: Questionnaire | null }, AnswersOutcome>('saveAnswers'),
  readTimes: unprovidedPort<{ readonly category_id: string }, TimesOutcome>('readTimes'),
  /** Has a code sent to a mobile number, and asks for it. */
  provePhone: oneTimeCodeMachine,
  book: unprovidedPort<BookQuery, AppointmentOutcome>('book'),
  move: unprovidedPort<MoveQuery, AppointmentOutcome>('move'),
  readLimit: unprovidedPort<Record<string, never>, CancelLimit>('readLimit'),
  cancel: unprovidedPort<Omit<MoveQuery, 'slot_id'>, AppointmentOutcome>('cancel'),
  /** Reads how the client stands until it is known. */
  lookUp: pollingOf(infoAnswer),
  /** Waits until something has become of what is booked: it begins, it is over, or we have to cancel it. */
  watchAppointment: pollingOf(infoAnswer),
  /** By the server's clock: that of the page may be wrong. */
  untilFreezeEnds: unprovidedUntilFreezeEnds,
};
export type AppointmentPorts = typeof appointmentPorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type AppointmentQuestions = { readonly [Port in keyof AppointmentPorts]: Port };
