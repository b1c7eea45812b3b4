import { orderSetTransfer, paymentRead } from '#contract/calls/payment.ts';
import {
  type ReadOutcome,
  type ReadQuery,
  type SubmitOutcome,
  type TransferPorts,
  watchQueryOf,
} from '#machines/flows/transferPayment/types.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { Api } from '../api/api.ts';
import { answered } from './answered.ts';
import { pollingBy } from './polling.ts';
import { portOf } from './portOf.ts';

interface TransferPortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  /** By what whoever is not signed in may pay the order. */
  readonly token: string | undefined;
  readonly upload: typeof uploadMachine;
}

/** The ports of a payment by transfer, answered by the server. */
export const transferPortsBy = ({ api, now, token, upload }: TransferPortsOptions): TransferPorts => {
  const readPayment = async ({ order_id }: ReadQuery, signal: AbortSignal): Promise<ReadOutcome> => {
    const answer = answered(await api.call(paymentRead, { query: { order_id, token }, signal }));
    if (answer.kind === 'ok') return { kind: 'found', payment: answer.data };
    if (answer.error === 'order_not_found') return { kind: 'none' };
    throw new PortFault({ kind: 'refused', error: answer.error });
  };
  return {
    readPayment: portOf(readPayment),
    uploadReceipt: upload,
    // Not aborted when the machine leaves: a proof that is on its way cannot be called back.
    submitProof: portOf(async ({ key, ...proof }): Promise<SubmitOutcome> => {
      const answer = answered(await api.call(orderSetTransfer, { body: { ...proof, token }, key }));
      if (answer.kind === 'ok') return { kind: 'submitted', payment: answer.data };
      return { kind: 'refused', refusal: answer.error };
    }),
    lookUp: pollingBy((query, signal) => readPayment(watchQueryOf({ revision: 0, ...query }), signal), now),
    watchPayment: pollingBy(async (query, signal) => {
      const { order_id, revision } = watchQueryOf(query);
      const read = await readPayment({ order_id }, signal);
      const isNews = read.kind === 'none' || read.payment.revision > revision;
      return isNews ? read : null;
    }, now),
  };
};
