import type { Handlers } from '../wire/handler.ts';
import { accountModule } from './account/index.ts';
import { activationModule } from './activation/index.ts';
import { appointmentsModule } from './appointments/index.ts';
import { areasModule } from './areas/index.ts';
import { attentionModule } from './attention/index.ts';
import { catalogueModule } from './catalogue/index.ts';
import { codesModule } from './codes/index.ts';
import { customerExportsModule } from './customerExports/index.ts';
import { documentsModule } from './documents/index.ts';
import { downloadsModule } from './downloads/index.ts';
import { filesModule } from './files/index.ts';
import type { FlowAccesses } from './flows/access.ts';
import { flowsModule } from './flows/index.ts';
import { handOversModule } from './handOvers/index.ts';
import { invoicesModule } from './invoices/index.ts';
import type { ServerModule } from './module.ts';
import { noticesModule } from './notices/index.ts';
import { openServicesModule } from './openServices/index.ts';
import { ordersModule } from './orders/index.ts';
import { outboxModule } from './outbox/index.ts';
import { paymentsModule } from './payments/index.ts';
import { permissionsModule } from './permissions/index.ts';
import { productsModule } from './products/index.ts';
import { purchaseModule } from './purchase/index.ts';
import { registrationModule } from './registration/index.ts';
import { sessionModule } from './session/index.ts';
import { signingModule } from './signing/index.ts';
import { suiteModule } from './suite/index.ts';
import { tracesModule } from './traces/index.ts';
import { verificationModule } from './verification/index.ts';
import { vouchersModule } from './vouchers/index.ts';

/** Every module that handles calls, serves flows, or has jobs. */
export const modules: readonly ServerModule[] = [
  accountModule,
  activationModule,
  appointmentsModule,
  areasModule,
  attentionModule,
  catalogueModule,
  codesModule,
  customerExportsModule,
  documentsModule,
  downloadsModule,
  filesModule,
  flowsModule,
  handOversModule,
  invoicesModule,
  noticesModule,
  openServicesModule,
  ordersModule,
  outboxModule,
  paymentsModule,
  permissionsModule,
  productsModule,
  purchaseModule,
  registrationModule,
  sessionModule,
  signingModule,
  suiteModule,
  tracesModule,
  verificationModule,
  vouchersModule,
];

export const handlers: Handlers = {};
for (const module of modules) Object.assign(handlers, module.handlers);

/** The flows whose runs the server stores. */
export const flowAccesses: FlowAccesses = new Map(
  modules.flatMap((module) => module.flows ?? []).map((access) => [access.flow, access]),
);

export const purges = modules.flatMap((module) => module.purges ?? []);
export const watches = modules.flatMap((module) => module.watches ?? []);
