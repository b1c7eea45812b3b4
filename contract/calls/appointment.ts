import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import { instant, itemId } from '../codecs.ts';
import {
  appointmentCategory,
  appointmentInfo,
  appointmentSlot,
  cancelLimit,
  messenger,
  questionnaire,
  questionnaireInfo,
} from '../entities/appointment.ts';
import { clientStatus } from '../entities/client.ts';
import { sentCodeInfo } from '../entities/oneTimeCode.ts';
import { messengerId, mobile, requiredLine, smsCode } from '../fields.ts';
import { language } from '../languages.ts';
import { codeRate, codeRequest, codeRequestRefusals } from './oneTimeCode.ts';

/** Bookings block slots for other clients. */
const bookingRate = { times: 20, seconds: 60 } as const;

export const appointmentRead = get({
  host: 'oss',
  path: '/mall/client/appointment-status',
  summary: 'The appointments of the client, and whether another can be booked',
  access: 'client',
  query: noParameters,
  data: appointmentInfo,
});

export const appointmentApply = get({
  host: 'oss',
  path: '/mall/client/apply-appointment',
  summary: 'Books an appointment',
  access: 'main-account',
  keyed: true,
  rate: bookingRate,
  query: z.strictObject({
    category_id: itemId,
    slot_id: itemId,
    company: requiredLine(200),
    contact: requiredLine(100),
    mobile,
    code: smsCode,
    messenger,
    messenger_id: messengerId,
    /** The language in which the consultant speaks with the contact. */
    language,
  }),
  data: appointmentInfo,
  refusals: [
    'appointment_state_refuses',
    'appointment_frozen',
    'appointment_sandbox',
    'appointment_category_unknown',
    'slot_taken',
    'questionnaire_missing',
    'mobile_invalid',
    'sms_code_missing',
    'sms_code_wrong',
    'sms_code_expired',
    'sms_code_exhausted',
    'too_many_requests',
  ],
});

export const appointmentTimes = get({
  host: 'oss',
  path: '/mall/client/appointment-times',
  summary: 'The free times for what an appointment is to be about, the earliest first',
  access: 'client',
  addition: true,
  // The server computes several weeks of free slots for each call.
  rate: { times: 60, seconds: 60 },
  query: z.strictObject({ category_id: itemId }),
  data: z.object({ slots: z.array(appointmentSlot) }),
  refusals: ['appointment_category_unknown', 'too_many_requests'],
});

export const appointmentMove = post({
  host: 'oss',
  path: '/mall/client/move-appointment',
  summary: 'Puts an appointment at another time, which is no cancellation',
  access: 'main-account',
  keyed: true,
  addition: true,
  rate: bookingRate,
  body: z.strictObject({ appointment_id: itemId, slot_id: itemId }),
  data: appointmentInfo,
  refusals: ['appointment_not_found', 'appointment_state_refuses', 'slot_taken', 'too_many_requests'],
});

export const appointmentCalendar = get({
  host: 'oss',
  path: '/mall/client/appointment-calendar',
  summary: 'An appointment as a file for calendars (iCalendar)',
  access: 'main-account',
  addition: true,
  query: z.strictObject({ appointment_id: itemId, language }),
  data: z.object({ text: z.string() }),
  refusals: ['appointment_not_found'],
});

export const appointmentCancel = get({
  host: 'oss',
  path: '/mall/client/cancel-appointment',
  summary: 'Cancels an appointment',
  access: 'main-account',
  keyed: true,
  rate: bookingRate,
  query: z.strictObject({ appointment_id: itemId }),
  data: appointmentInfo,
  refusals: ['appointment_not_found', 'appointment_state_refuses', 'too_many_requests'],
});

export const appointmentSendCode = get({
  host: 'oss',
  path: '/mall/client/send-appointment-code',
  summary: 'Sends a code to the contact of an appointment',
  access: 'main-account',
  keyed: true,
  rate: codeRate,
  query: z.strictObject(codeRequest),
  data: sentCodeInfo,
  refusals: ['appointment_sandbox', 'appointment_frozen', ...codeRequestRefusals],
});

export const implClientStatus = get({
  host: 'oss',
  path: '/mall/client/impl-client-status',
  summary: 'Whether the implementation questionnaire has been answered',
  access: 'client',
  query: noParameters,
  data: z.object({ answered: z.boolean(), required: z.boolean(), answered_at: z.nullable(instant) }),
});

export const implClientInfo = get({
  host: 'oss',
  path: '/mall/client/impl-client-info',
  summary: 'The implementation questionnaire: what can be answered, and what has been',
  access: 'client',
  query: noParameters,
  data: questionnaireInfo,
});

export const categoryTree = get({
  host: 'oss',
  path: '/mall/client/category-tree',
  summary: 'What an appointment can be about',
  query: noParameters,
  data: z.object({ categories: z.array(appointmentCategory) }),
});

export const implClientSave = post({
  host: 'oss',
  path: '/mall/client/impl-client-save',
  summary: 'Saves the implementation questionnaire',
  access: 'main-account',
  body: questionnaire,
  data: z.object({ answered_at: instant }),
  refusals: ['questionnaire_choice_unknown'],
});

export const checkSandboxClient = get({
  host: 'oss',
  path: '/mall/client/check-sandbox-client',
  summary: 'Whether the client is in the trial environment, where nothing can be booked',
  access: 'client',
  query: noParameters,
  data: z.object({
    is_sandbox: z.boolean(),
    client_status: clientStatus,
  }),
});

export const checkCancelLimit = get({
  host: 'oss',
  path: '/mall/client/check-cancel-appointment-limit',
  summary: 'What one more cancellation would bring',
  access: 'client',
  query: noParameters,
  data: cancelLimit,
});
