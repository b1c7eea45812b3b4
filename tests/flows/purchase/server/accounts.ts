export const accounts = {
  owner: { email: 'owner@cn.example', client: 'client-cn' },
  member: { email: 'member@cn.example', client: 'client-cn' },
  newcomer: { email: 'new@cn.example', client: 'client-new' },
  hongKong: { email: 'owner@hk.example', client: 'client-hk' },
  taiwan: { email: 'owner@tw.example', client: 'client-tw' },
} as const;

export type Account = keyof typeof accounts;
