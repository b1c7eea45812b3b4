import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CustomerColumn, CustomerStage } from '#contract/entities/customer.ts';
import type { CustomerExport, ExportFormat } from '#contract/entities/customerExport.ts';
import type { Scope } from '#contract/entities/suite.ts';

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

/** Also the column headers of an exported file. */
export const customerColumnLabels = {
  customer_no: msg`Customer number`,
  name: msg({ message: 'Name', context: 'of a customer' }),
  contact: msg({ message: 'Contact', context: 'of a customer' }),
  email: msg({ message: 'Email', context: 'of a customer' }),
  mobile: msg({ message: 'Mobile number', context: 'of a customer' }),
  region: msg({ message: 'Region', context: 'of a customer' }),
  stage: msg({ message: 'Stage', context: 'of a customer' }),
  source: msg({ message: 'Source', context: 'of a customer' }),
  owner: msg({ message: 'Owner', context: 'of a customer' }),
  department: msg({ message: 'Department', context: 'of a customer' }),
  created_at: msg({ message: 'Created', context: 'of a customer' }),
  last_contacted_at: msg({ message: 'Last contacted', context: 'of a customer' }),
  note: msg({ message: 'Note', context: 'of a customer' }),
} as const satisfies Labels<CustomerColumn>;

export const customerStageLabels = {
  lead: msg({ message: 'Lead', context: 'stage of a customer' }),
  following: msg({ message: 'Following up', context: 'stage of a customer' }),
  won: msg({ message: 'Won', context: 'stage of a customer' }),
  lost: msg({ message: 'Lost', context: 'stage of a customer' }),
} as const satisfies Labels<CustomerStage>;

export const exportFormatLabels = {
  xlsx: msg`Excel workbook (XLSX)`,
  csv: msg`CSV`,
} as const satisfies Labels<ExportFormat>;

export const exportStatusLabels = {
  queued: msg({ message: 'Queued', context: 'status of an export' }),
  running: msg({ message: 'In progress', context: 'status of an export' }),
  ready: msg({ message: 'Ready', context: 'status of an export' }),
  cancelled: msg({ message: 'Cancelled', context: 'status of an export' }),
  failed: msg({ message: 'Interrupted', context: 'status of an export' }),
  expired: msg({ message: 'Expired', context: 'status of an export' }),
} as const satisfies Labels<CustomerExport['status']>;

export const scopeMessages: Readonly<Record<Scope, MessageDescriptor>> = {
  1: msg`You can export your own customers.`,
  2: msg`You can export your department’s customers.`,
  3: msg`You can export customers in your department and its sub-departments.`,
  4: msg`You can export all your company’s customers.`,
  5: msg`You can export your own customers and those in your sub-departments.`,
  6: msg`You can export customers in your department and its sub-departments, plus your own in any other department.`,
};
