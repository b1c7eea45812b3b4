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
import { trusted } from '../../kit/answer.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { RunEvent } from '../../kit/runEvents.ts';
import { oneTimeCodeMachine } from '../../parts/oneTimeCode.ts';
import { phoneContext } from '../../parts/phoneProof.ts';
import { createPollingMachine } from '../../parts/polling.ts';

/** As typed, or as parsed. */
const answersFormValues = z.object({
  industry_id: z.string(),
  team_size: z.string(),
  goals: z.array(z.string()),
  /** Each as `3-morning`: the weekday, 1 for Monday, and the part of the day. */
  preferred_times: z.array(z.string()),
  remarks: z.string(),
});
export type AnswersFormValues = Readonly<z.infer<typeof answersFormValues>>;

/** As typed, or as parsed. */
const contactFormValues = z.object({ company: z.string(), contact: z.string(), messenger, messenger_id: z.string() });
export type ContactFormValues = Readonly<z.infer<typeof contactFormValues>>;

/** Carried over when a run cannot be restored. */
export const appointmentUserInput = z.object({ answers: answersFormValues, contact: contactFormValues });
export type AppointmentUserInput = Readonly<z.infer<typeof appointmentUserInput>>;

export const appointmentActions = ['book', 'move', 'cancel'] as const;

export const appointmentContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each booking, move or cancellation. */
  key: z.string(),
  /** The client's appointments, as read last. */
  appointment_info: z.nullable(appointmentInfo),
  categories: z.array(appointmentCategory),
  questionnaire: z.nullable(questionnaireInfo),
  entered: appointmentUserInput,
  /** Whether `entered` has been prefilled, or comes from an earlier run. */
  is_filled: z.boolean(),
  /** As parsed by the form. */
  answers: z.nullable(questionnaire),
  doing: z.nullable(z.enum(appointmentActions)),
  category_id: z.nullable(z.string()),
  slots: z.array(appointmentSlot),
  slot: z.nullable(appointmentSlot),
  ...phoneContext,
  /** The cost of cancelling that the user confirms. */
  limit: z.nullable(cancelLimit),
  attempt: z.int().check(z.minimum(1)),
  /** Whether the user tried to continue with something missing. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a lookup showed that the last attempt did nothing. */
  nothing_sent: z.boolean(),
});
export type AppointmentContext = Readonly<z.infer<typeof appointmentContext>>;

export interface AppointmentMachineInput extends Pick<AppointmentContext, 'key'> {
  /** From an earlier run. */
  readonly userInput: AppointmentUserInput | null;
}

export type AppointmentFlowEvent =
  | { readonly type: 'booking.begin' }
  | { readonly type: 'answers.enter'; readonly typed: AnswersFormValues }
  /** As parsed by the form; null if something is missing. */
  | { readonly type: 'answers.save'; readonly answers: Questionnaire | null }
  | { readonly type: 'answers.change' }
  | { readonly type: 'category.choose'; readonly category_id: string }
  | { readonly type: 'category.change' }
  | { readonly type: 'time.choose'; readonly slot: AppointmentSlot }
  | { readonly type: 'time.confirm' }
  | { readonly type: 'time.change' }
  | { readonly type: 'times.retry' }
  | { readonly type: 'contact.enter'; readonly typed: ContactFormValues }
  /** Another number, or another code. */
  | { readonly type: 'phone.change' }
  /** `understood`: whether the form could parse all fields. */
  | { readonly type: 'appointment.book'; readonly understood: boolean }
  /** Abandons what was begun. */
  | { readonly type: 'booking.leave' }
  | { readonly type: 'appointment.move' }
  /** First reads the cost, then confirms it. */
  | { readonly type: 'appointment.cancel' }
  | { readonly type: 'list.show' }
  /** From the list back to the client's status. */
  | { readonly type: 'standing.show' }
  | { readonly type: 'appointments.check' }
  | FormChecked
  | RunEvent;

const infoAnswer = z.object({ appointment_info: trusted<AppointmentInfo>() });

export type AppointmentAnswer = Pick<AppointmentContext, 'categories'> & {
  readonly appointment_info: AppointmentInfo;
  readonly questionnaire: z.infer<typeof questionnaireInfo>;
  /** Earlier answers, as the form shows them. */
  readonly answered: AnswersFormValues | null;
};

export type AppointmentOutcome =
  | { readonly kind: 'done'; readonly appointment_info: AppointmentInfo }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tries_left: number | null };

export type AnswersOutcome = { readonly kind: 'saved' } | { readonly kind: 'refused'; readonly refusal: Refusal };

export type TimesOutcome =
  | { readonly kind: 'found'; readonly slots: readonly AppointmentSlot[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface BookQuery extends ContactFormValues {
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
  provePhone: oneTimeCodeMachine,
  book: unprovidedPort<BookQuery, AppointmentOutcome>('book'),
  move: unprovidedPort<MoveQuery, AppointmentOutcome>('move'),
  readLimit: unprovidedPort<Record<string, never>, CancelLimit>('readLimit'),
  cancel: unprovidedPort<Omit<MoveQuery, 'slot_id'>, AppointmentOutcome>('cancel'),
  /** Reads the client's appointments until the outcome is known. */
  checkOutcome: createPollingMachine(infoAnswer),
  /** Polls until the booked appointment begins, ends, or is cancelled by us. */
  watchAppointment: createPollingMachine(infoAnswer),
  /** By the server's clock, as the page's may be wrong. */
  untilFreezeEnds: unprovidedUntilFreezeEnds,
};
export type AppointmentPorts = typeof appointmentPorts;

export type AppointmentChildren = { readonly [Port in keyof AppointmentPorts]: Port };
