import {
  customerExportBegin,
  customerExportCancel,
  customerExportRead,
  customerExportResume,
} from '#contract/calls/customerExport.ts';
import type { CustomerExportView } from '#contract/entities/customerExport.ts';
import type { Language } from '#contract/languages.ts';
import { revisionOf } from '#machines/flows/customerExport/reasons.ts';
import {
  type ExportAnswer,
  type ExportOutcome,
  type ExportPorts,
  exportPorts,
  parseReadQuery,
  type ReadQuery,
} from '#machines/flows/customerExport/types.ts';
import type { PollingValue } from '#machines/parts/polling.ts';
import type { Api } from '../../api/api.ts';
import type { Result } from '../../api/result.ts';
import { createUntilPassed } from '../../ports/clock.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer, expectData } from '../../ports/expectAnswer.ts';
import { createChangePolling, createPolling } from '../../ports/polling.ts';

interface ExportPortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  /** Language of the exported file: that of the page. */
  readonly language: () => Language;
}

/** Changes are not aborted: a sent request cannot be undone. */
export const createExportPorts = ({ api, now, language }: ExportPortsOptions): ExportPorts => {
  const read = async ({ dismissed }: ReadQuery, signal: AbortSignal): Promise<ExportAnswer> => {
    const view = expectData(await api.call(customerExportRead, { query: {}, signal }));
    const isHidden = view.job?.export_id === dismissed && view.job.ended_at !== null;
    return { kind: 'found', view: isHidden ? { ...view, job: null } : view };
  };
  const polled = (query: PollingValue, signal: AbortSignal) => read(parseReadQuery(query), signal);
  return {
    readExport: createPort(read),
    beginExport: createPort(async ({ key, request }) => {
      const { columns, stages, ...rest } = request;
      const body = { ...rest, columns: [...columns], stages: [...stages], language: language() };
      return outcomeOf(await api.call(customerExportBegin, { body, key }));
    }),
    cancelExport: createPort(async (body) => outcomeOf(await api.call(customerExportCancel, { body }))),
    resumeExport: createPort(async (body) => outcomeOf(await api.call(customerExportResume, { body }))),
    watchExport: createChangePolling(exportPorts.watchExport, polled, ({ view }) => revisionOf(view), now),
    checkOutcome: createPolling(exportPorts.checkOutcome, polled, now),
    untilExpiry: createUntilPassed(now),
  };
};

function outcomeOf(result: Result<CustomerExportView>): ExportOutcome {
  const answer = expectAnswer(result);
  return answer.kind === 'ok' ? { kind: 'updated', view: answer.data } : { kind: 'refused', refusal: answer.refusal };
}
