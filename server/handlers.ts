import { accountHandlers } from './modules/account/handlers.ts';
import { activationHandlers } from './modules/activation/handlers.ts';
import { deskAppointmentHandlers } from './modules/appointments/desk.ts';
import { appointmentHandlers } from './modules/appointments/handlers.ts';
import { areaHandlers } from './modules/areas/handlers.ts';
import { attentionHandlers } from './modules/attention/handlers.ts';
import { catalogueHandlers } from './modules/catalogue/handlers.ts';
import { codeHandlers } from './modules/codes/handlers.ts';
import { customerExportHandlers } from './modules/customerExports/handlers.ts';
import { documentHandlers } from './modules/documents/handlers.ts';
import { downloadHandlers } from './modules/downloads/handlers.ts';
import { fileHandlers } from './modules/files/handlers.ts';
import { flowHandlers } from './modules/flows/handlers.ts';
import { handOverHandlers } from './modules/handOvers/handlers.ts';
import { invoiceHandlers } from './modules/invoices/handlers.ts';
import { noticeHandlers } from './modules/notices/handlers.ts';
import { openServiceHandlers } from './modules/openServices/handlers.ts';
import { orderHandlers } from './modules/orders/handlers.ts';
import { paymentHandlers } from './modules/payments/handlers.ts';
import { permissionHandlers } from './modules/permissions/handlers.ts';
import { productHandlers } from './modules/products/handlers.ts';
import { purchaseHandlers } from './modules/purchase/handlers.ts';
import { registrationHandlers } from './modules/registration/handlers.ts';
import { sessionHandlers } from './modules/session/handlers.ts';
import { signingHandlers } from './modules/signing/handlers.ts';
import { suiteHandlers } from './modules/suite/handlers.ts';
import { traceHandlers } from './modules/traces/handlers.ts';
import { deskVerificationHandlers } from './modules/verification/deskHandlers.ts';
import { verificationHandlers } from './modules/verification/handlers.ts';
import { voucherHandlers } from './modules/vouchers/handlers.ts';
import type { Handlers } from './wire/handler.ts';

/** Who answers which call. Each module brings the handlers of its calls; a call without one is not offered. */
export const handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...noticeHandlers,
  ...flowHandlers,
  ...traceHandlers,
  ...catalogueHandlers,
  ...productHandlers,
  ...orderHandlers,
  ...purchaseHandlers,
  ...paymentHandlers,
  ...voucherHandlers,
  ...fileHandlers,
  ...downloadHandlers,
  ...handOverHandlers,
  ...documentHandlers,
  ...areaHandlers,
  ...invoiceHandlers,
  ...activationHandlers,
  ...verificationHandlers,
  ...deskVerificationHandlers,
  ...signingHandlers,
  ...codeHandlers,
  ...registrationHandlers,
  ...openServiceHandlers,
  ...permissionHandlers,
  ...suiteHandlers,
  ...attentionHandlers,
  ...customerExportHandlers,
  ...appointmentHandlers,
  ...deskAppointmentHandlers,
} satisfies Handlers;
