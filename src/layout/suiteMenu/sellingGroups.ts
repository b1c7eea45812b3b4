import { msg } from '@lingui/core/macro';
import {
  IconFileInvoice,
  IconLayoutDashboard,
  IconMail,
  IconTargetArrow,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { MenuGroup } from './menuItem.ts';

const dashboard: MenuGroup = {
  id: 'dashboard',
  icon: IconLayoutDashboard,
  label: msg`Dashboard`,
  roles: { one: ['crm.functional.base'] },
};

const mail: MenuGroup = {
  id: 'mail',
  icon: IconMail,
  label: msg`Mail`,
  system: 'mail',
  roles: { one: ['crm.mail.view'] },
  subMenu: [
    { id: 'mail.inbox', label: msg`Inbox` },
    { id: 'mail.sent', label: msg`Sent mail` },
    { id: 'mail.drafts', label: msg`Drafts` },
    { id: 'mail.shared', label: msg`Shared inbox`, roles: { one: ['crm.mail.shared.view'] } },
    {
      id: 'mail.setup',
      label: msg`Mail settings`,
      roles: { one: ['crm.mail.setting'] },
      subMenu: [
        { id: 'mail.accounts', label: msg`Mail accounts` },
        { id: 'mail.templates', label: msg`Mail templates` },
        { id: 'mail.signatures', label: msg`Mail signatures` },
      ],
    },
  ],
};

const leads: MenuGroup = {
  id: 'leads',
  icon: IconUserPlus,
  label: msg`Leads`,
  system: 'crm',
  subMenu: [
    { id: 'leads.mine', label: msg`My leads`, roles: { one: ['crm.lead.private.view'] } },
    {
      id: 'leads.pool',
      label: msg`Lead pool`,
      roles: { one: ['crm.lead.public.view'] },
      setting: ['lead_pool_switch'],
    },
    {
      id: 'leads.intelligence',
      label: msg`Company intelligence`,
      system: 'ai',
      roles: { one: ['crm.company.intelligence'] },
      instead: { id: 'leads.search', label: msg`Company search` },
    },
  ],
};

const customers: MenuGroup = {
  id: 'customers',
  icon: IconUsersGroup,
  label: msg({ message: 'Customers', context: 'the suite’s menu' }),
  system: 'crm',
  roles: { one: ['crm.company.private.view', 'crm.company.public.view'] },
  subMenu: [
    { id: 'customers.mine', label: msg`My customers`, roles: { one: ['crm.company.private.view'] } },
    {
      id: 'customers.pool',
      label: msg`Customer pool`,
      roles: { one: ['crm.company.public.view'] },
      setting: ['customer_pool_switch'],
    },
    {
      id: 'customers.data',
      label: msg`Customer data`,
      subMenu: [
        { id: 'customers.duplicates', label: msg`Duplicate check`, roles: { one: ['crm.company.duplicates'] } },
        {
          id: 'customers.export',
          label: msg`Customer export`,
          url: paths.customerExport(),
          roles: { one: ['crm.company.export'] },
        },
        { id: 'customers.recycle', label: msg`Recycle bin`, roles: { one: ['crm.company.recycle'] } },
      ],
    },
  ],
};

const opportunities: MenuGroup = {
  id: 'opportunities',
  icon: IconTargetArrow,
  label: msg`Opportunities`,
  system: 'crm',
  roles: { one: ['crm.opportunity.view'] },
  setting: ['opportunity_switch'],
  subMenu: [
    { id: 'opportunities.list', label: msg`All opportunities` },
    { id: 'opportunities.funnel', label: msg`Sales funnel` },
    { id: 'opportunities.forecast', label: msg`Sales forecast`, roles: { one: ['crm.opportunity.forecast'] } },
  ],
};

const trade: MenuGroup = {
  id: 'trade',
  icon: IconFileInvoice,
  label: msg`Quotes and orders`,
  system: 'cpq',
  badge: true,
  subMenu: [
    { id: 'trade.products', label: msg`Products`, roles: { one: ['crm.product.view'] } },
    {
      id: 'trade.quotes',
      label: msg`Quotes`,
      roles: { one: ['crm.quotation.view'] },
      setting: ['quotation_switch'],
    },
    {
      id: 'trade.orders',
      label: msg`Sales orders`,
      roles: { one: ['crm.order.view'] },
      setting: ['order_switch'],
    },
    {
      id: 'trade.logistics',
      label: msg`Logistics`,
      roles: { all: ['crm.order.view', 'crm.logistics.view'] },
      setting: ['order_switch'],
    },
    {
      id: 'trade.collections',
      label: msg`Cash collections`,
      badge: true,
      subMenu: [
        { id: 'trade.received', label: msg`Payments received`, roles: { one: ['crm.collection.view'] } },
        {
          id: 'trade.paypal',
          label: msg`PayPal bills`,
          roles: { all: ['crm.collection.view', 'crm.paypal.view'] },
          activity: true,
        },
      ],
    },
  ],
};

export const sellingGroups: readonly MenuGroup[] = [dashboard, mail, leads, customers, opportunities, trade];
