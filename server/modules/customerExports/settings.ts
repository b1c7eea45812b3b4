import { z } from 'zod/mini';
import { maxExportedCustomers } from '#machines/lifecycles/customerExport.ts';
import { setting } from '../../environment/setting.ts';
import { wholeNumber } from '../../environment/variables.ts';

export interface CustomerExportSettings {
  /** Most customers in one file. */
  readonly export_rows: number;
}

export const customerExportVariables = {
  MALLFLOW_EXPORT_ROWS: setting(
    'The most customers in one exported file.',
    wholeNumber(maxExportedCustomers, { min: 1, max: maxExportedCustomers }),
  ),
};

const environment = z.object(customerExportVariables);

export const readCustomerExportSettings = (env: z.output<typeof environment>): CustomerExportSettings => ({
  export_rows: env.MALLFLOW_EXPORT_ROWS,
});
