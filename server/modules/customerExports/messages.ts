import type { CustomerColumn, CustomerSource, CustomerStage } from '#contract/entities/customer.ts';
import { type Message, msg } from '../../texts/msg.ts';

export const fileMessages = {
  /** Name of the sheet, and of the file (before the day). */
  customers: msg('Customers'),
  columns: {
    customer_no: msg('Customer number'),
    name: msg('Name'),
    contact: msg('Contact'),
    email: msg('Email'),
    mobile: msg('Mobile number'),
    region: msg('Region'),
    stage: msg('Stage'),
    source: msg('Source'),
    owner: msg('Owner'),
    department: msg('Department'),
    created_at: msg('Created'),
    last_contacted_at: msg('Last contacted'),
    note: msg('Note'),
  } satisfies Record<CustomerColumn, Message>,
  stages: {
    lead: msg('Lead'),
    following: msg('Following up'),
    won: msg('Won'),
    lost: msg('Lost'),
  } satisfies Record<CustomerStage, Message>,
  sources: {
    website: msg('Website'),
    exhibition: msg('Exhibition'),
    referral: msg('Referral'),
    advertising: msg('Advertising'),
    import: msg('Import'),
  } satisfies Record<CustomerSource, Message>,
};
