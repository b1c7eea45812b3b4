import type { Role } from '#contract/entities/client.ts';
import type { DemoClientId } from './clients.ts';

export const demoPassword = 'mallflow-demo';

export type DemoPersona =
  | 'owner'
  | 'member'
  | 'newcomer'
  | 'overseas'
  | 'taiwan'
  | 'japan'
  | 'activating'
  | 'reviewed'
  | 'trial'
  | 'refused'
  | 'returned'
  | 'unverified'
  | 'moved'
  | 'blocked'
  | 'longtime'
  | 'assistant'
  | Exclude<Role, 'client'>;

interface DemoAccount {
  readonly user_id: string;
  readonly client_id: DemoClientId | null;
  readonly email: string;
  readonly part: DemoPersona;
  readonly role: Role;
  readonly is_admin: boolean;
  readonly family_name: string;
  readonly second_name: string;
  readonly real_name: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  account('owner@cn.example', 'client-cn', 'owner', '林', '晓'),
  { ...account('member@cn.example', 'client-cn', 'member', '陈', '宇'), is_admin: false },
  account('new@cn.example', 'client-new', 'newcomer', '周', '宁'),
  account('owner@hk.example', 'client-hk', 'overseas', 'Wong', 'Grace'),
  account('owner@tw.example', 'client-tw', 'taiwan', '張', '怡君'),
  account('owner@jp.example', 'client-jp', 'japan', '佐藤', '美咲'),
  account('paid@cn.example', 'client-activating', 'activating', '许', '航'),
  account('pending@cn.example', 'client-reviewed', 'reviewed', '沈', '青'),
  account('trial@cn.example', 'client-trial', 'trial', '梁', '悦'),
  account('refused@hk.example', 'client-refused', 'refused', 'Leung', 'Adrian'),
  account('returned@cn.example', 'client-returned', 'returned', '邓', '川'),
  account('unverified@hk.example', 'client-unverified', 'unverified', 'Cheung', 'Joyce'),
  account('moved@tw.example', 'client-moved', 'moved', '蔡', '宗翰'),
  account('blocked@cn.example', 'client-blocked', 'blocked', '潘', '越'),
  account('longtime@cn.example', 'client-longtime', 'longtime', '顾', '长青'),
  { ...account('assistant@cn.example', 'client-longtime', 'assistant', '夏', '禾'), is_admin: false },
  staff('sales@desk.example', 'sales', '孟', '嘉禾'),
  staff('reviewer@desk.example', 'reviewer', '安', '雅'),
  staff('support@desk.example', 'support', '石', '立'),
  staff('consultant@desk.example', 'consultant', '江', '若水'),
];

export const demoSalesManager = 'user-sales';

export const demoReviewer = 'user-reviewer';

export const demoConsultant = 'user-consultant';

function account(
  email: string,
  client_id: DemoClientId,
  part: DemoPersona,
  family_name: string,
  second_name: string,
): DemoAccount {
  const real_name = /^[\w ]+$/.test(family_name) ? `${second_name} ${family_name}` : `${family_name}${second_name}`;
  const user_id = `user-${email.replace(/[@.]/g, '-').replace(/-example$/, '')}`;
  return { user_id, client_id, email, part, role: 'client', is_admin: true, family_name, second_name, real_name };
}

function staff(email: string, role: Exclude<Role, 'client'>, family_name: string, second_name: string): DemoAccount {
  const user_id = `user-${role}`;
  const real_name = `${family_name}${second_name}`;
  return { user_id, client_id: null, email, part: role, role, is_admin: false, family_name, second_name, real_name };
}
