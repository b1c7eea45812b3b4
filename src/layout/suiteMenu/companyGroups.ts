import { msg } from '@lingui/core/macro';
import { IconChartBar, IconFolderShare, IconSettings, IconSparkles, IconSpeakerphone } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { MenuGroup } from './menuItem.ts';

const statistics: MenuGroup = {
  id: 'statistics',
  icon: IconChartBar,
  label: msg`Statistics`,
  system: 'statistics',
  roles: { one: ['crm.statistics.view', 'crm.statistics.team'] },
  subMenu: [
    { id: 'statistics.sales', label: msg`Sales reports`, roles: { one: ['crm.statistics.view'] } },
    { id: 'statistics.mail', label: msg`Mail reports`, roles: { all: ['crm.statistics.view', 'crm.mail.view'] } },
    { id: 'statistics.team', label: msg`Team performance`, roles: { one: ['crm.statistics.team'] } },
  ],
};

const marketing: MenuGroup = {
  id: 'marketing',
  icon: IconSpeakerphone,
  label: msg`Marketing`,
  system: 'marketing',
  subMenu: [
    {
      id: 'marketing.edm',
      label: msg`Email marketing`,
      roles: { one: ['crm.edm.view', 'crm.edm.send'] },
      subMenu: [
        { id: 'marketing.campaigns', label: msg`Campaigns` },
        { id: 'marketing.recipients', label: msg`Recipient lists` },
        { id: 'marketing.new', label: msg`New campaign`, roles: { all: ['crm.edm.view', 'crm.edm.send'] } },
      ],
    },
    { id: 'marketing.landing', label: msg`Landing pages`, roles: { one: ['crm.landing.view'] } },
    { id: 'marketing.social', label: msg`Social media`, roles: { one: ['crm.social.view'] } },
  ],
};

const ai: MenuGroup = {
  id: 'ai',
  icon: IconSparkles,
  label: msg`AI`,
  system: 'ai',
  roles: { one: ['crm.ai.view'] },
  subMenu: [
    { id: 'ai.assistant', label: msg`AI assistant` },
    { id: 'ai.writing', label: msg`AI writing`, roles: { one: ['crm.ai.write'] } },
    {
      id: 'ai.insights',
      label: msg`AI customer insights`,
      roles: { all: ['crm.ai.view', 'crm.company.private.view'] },
    },
  ],
  instead: { id: 'ai.personal', icon: IconSparkles, label: msg`AI personal site` },
};

const collaboration: MenuGroup = {
  id: 'collaboration',
  icon: IconFolderShare,
  label: msg`Collaboration`,
  roles: { one: ['crm.functional.base'] },
  subMenu: [
    {
      id: 'collaboration.disk',
      label: msg`Cloud drive`,
      roles: { one: ['crm.disk.view'] },
      setting: ['cloud_disk_switch'],
    },
    { id: 'collaboration.contacts', label: msg`Address book`, roles: { one: ['crm.contact.view'] } },
    {
      id: 'collaboration.approvals',
      label: msg`Approvals`,
      roles: { one: ['crm.approval.view'] },
      setting: ['show_custom_approval'],
    },
    {
      id: 'collaboration.workflow',
      label: msg`Workflow`,
      roles: { one: ['crm.workflow.view'] },
      setting: ['workflow_switch'],
    },
  ],
};

const management: MenuGroup = {
  id: 'management',
  icon: IconSettings,
  label: msg`Management`,
  subMenu: [
    { id: 'management.enterprise', label: msg`Company profile`, url: paths.enterprise() },
    { id: 'management.services', label: msg`Services and add-ons`, url: paths.services() },
    { id: 'management.members', label: msg`Members and departments`, roles: { one: ['crm.setting.member'] } },
    { id: 'management.roles', label: msg`Roles and permissions`, roles: { one: ['crm.setting.role'] } },
    {
      id: 'management.settings',
      label: msg`Settings`,
      subMenu: [
        { id: 'management.fields', label: msg`Fields and layouts`, roles: { one: ['crm.setting.field'] } },
        {
          id: 'management.approvals',
          label: msg`Approval processes`,
          roles: { one: ['crm.setting.approval'] },
          setting: ['show_custom_approval'],
        },
        {
          id: 'management.workflow',
          label: msg`Workflow rules`,
          roles: { one: ['crm.setting.workflow'] },
          setting: ['workflow_switch'],
        },
      ],
    },
  ],
};

export const companyGroups: readonly MenuGroup[] = [statistics, marketing, ai, management, collaboration];
