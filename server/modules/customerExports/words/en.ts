import type { FileWords } from './fileWords.ts';

export const en: FileWords = {
  customers: 'Customers',
  columns: {
    customer_no: 'Customer number',
    name: 'Name',
    contact: 'Contact',
    email: 'E-mail',
    mobile: 'Mobile number',
    region: 'Region',
    stage: 'Stage',
    source: 'Source',
    owner: 'Owner',
    department: 'Department',
    created_at: 'Created',
    last_contacted_at: 'Last contacted',
    note: 'Note',
  },
  stages: { lead: 'Lead', following: 'Following up', won: 'Won', lost: 'Lost' },
  sources: {
    website: 'Website',
    exhibition: 'Exhibition',
    referral: 'Referral',
    advertising: 'Advertising',
    import: 'Import',
  },
};
