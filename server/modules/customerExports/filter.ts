import type { CustomerFilter } from '../customers/index.ts';
import type { ExportRow } from './tables.ts';

/** Customers that existed when the export began. */
export const exportFilterOf = ({
  client_id,
  reach,
  department_ids,
  time_zone,
  created_at,
  request,
}: Pick<
  ExportRow,
  'client_id' | 'reach' | 'department_ids' | 'time_zone' | 'created_at' | 'request'
>): CustomerFilter => ({
  client_id,
  reach,
  stages: request.stages,
  department_ids,
  created_from: request.created_from ?? null,
  created_to: request.created_to ?? null,
  time_zone,
  until: created_at,
});
