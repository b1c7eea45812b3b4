import type { PublicSettings } from '#contract/entities/session.ts';
import { commonFaults, type Examples, unknownCodeFault } from '../../kit/examples.ts';
import type { SessionEvent, SessionPorts, SessionRead, UserPermissions } from './machine.ts';

const settings: PublicSettings = {
  languages: ['en', 'zh-CN', 'zh-TW', 'ja'],
  sign_in_url: '/login',
  not_signed_in_code: -10_001,
  maintenance: null,
  support: { phone: null, email: null },
  help: { guide: null, online_service: null, help_centre: null, training: null },
  suite: { url: null, entries: {} },
  phone_currencies: ['CNY'],
};

const sessionReadExample: SessionRead = {
  user: {
    user_id: 'user-1',
    userId: 'user-1',
    client_id: 'client-1',
    email: 'owner@example.com',
    nickname: 'Lin',
    real_name: 'Lin Example',
    family_name: 'Example',
    second_name: 'Lin',
    avatar: null,
    is_trial: 0,
    user_language: 'zh-CN',
    role: 'client',
    user: { is_admin: true },
    client: {
      full_name: 'Example Trading',
      currency_id: 1,
      currency_label: 'CNY',
      use_zone: 'CN',
      is_oversea: 0,
      ali_cgs: false,
      client_status: 'active',
    },
    verification: { status: 'none', message: '', verification_type: 1 },
    could_buy: true,
    guide: { dismissed: [], is_hidden: false },
  },
  settings,
  is_elsewhere: false,
};

const permissionsExample: UserPermissions = {
  privilege: { list: [{ key: 'crm.order.view', scope: 4 }] },
  setting: { order_switch: true },
  systems: [{ system_id: 'crm', name: { en: 'CRM', 'zh-CN': 'CRM', 'zh-TW': 'CRM', ja: 'CRM' } }],
};

const faults = [...commonFaults, unknownCodeFault];

export const sessionExamples = {
  events: {
    'session.read': [{ name: 'by a page', event: { type: 'session.read' } }],
    'page.shown': [{ name: 'told', event: { type: 'page.shown' } }],
    'session.end': [{ name: 'asked', event: { type: 'session.end' } }],
    'session.keep': [{ name: 'asked', event: { type: 'session.keep' } }],
    'session.lost': [{ name: 'told', event: { type: 'session.lost' } }],
    'user.changed': [{ name: 'told', event: { type: 'user.changed' } }],
    'session.restart': [{ name: 'asked', event: { type: 'session.restart' } }],
    'session.leave': [{ name: 'asked', event: { type: 'session.leave' } }],
    'permissions.read': [{ name: 'by what is shown', event: { type: 'permissions.read' } }],
  },
  ports: {
    readSession: [
      { name: 'at home here', output: sessionReadExample },
      {
        name: 'of another who never chose a language',
        output: { ...sessionReadExample, user: { ...sessionReadExample.user, user_language: null } },
      },
      { name: 'at home elsewhere', output: { ...sessionReadExample, is_elsewhere: true } },
      ...faults,
    ],
    goOver: [{ name: 'gone', output: null }, ...commonFaults],
    speak: [{ name: 'spoken', output: null }, ...commonFaults],
    endSession: [{ name: 'ended', output: null }, ...faults],
    goToSignIn: [{ name: 'gone', output: null }, ...faults],
    restart: [{ name: 'gone', output: null }, ...commonFaults],
    readAllowed: [{ name: 'known', output: permissionsExample }, ...faults],
  },
} as const satisfies Examples<SessionEvent, SessionPorts>;
