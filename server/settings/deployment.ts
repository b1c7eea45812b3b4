import type { SettingName } from './settings.ts';

interface DeploymentSetting {
  readonly name: SettingName;
  /** `$(…)` is a command whose output is the value. */
  readonly example: string;
  readonly without: string;
}

/** A production start is rejected without these. In the order of setting them up. */
export const requiredSettings = [
  {
    name: 'MALLFLOW_SECRET',
    example: '$(openssl rand -base64 32)',
    without: 'Sessions and encrypted data would be readable with a public key.',
  },
  {
    name: 'MALLFLOW_TRANSFER_BENEFICIARY',
    example: 'Example Software Ltd',
    without: 'Clients would transfer money to the demo’s account.',
  },
  { name: 'MALLFLOW_TRANSFER_BANK', example: 'Example Bank', without: 'The same.' },
  { name: 'MALLFLOW_TRANSFER_ACCOUNT', example: 'GB33BUKB20201555555555', without: 'The same.' },
] as const satisfies readonly DeploymentSetting[];

/** A production server starts without these, but clients lack something. */
export const recommendedSettings = [
  {
    name: 'MALLFLOW_PAGES_ORIGINS',
    example: 'https://mall.example.com',
    without: 'The server answers on its own machine only, and refuses requests for other hosts with 421.',
  },
  {
    name: 'MALLFLOW_TRUSTED_PROXIES',
    example: '127.0.0.1',
    without: 'Behind a proxy, limits for one network apply to all clients together.',
  },
  {
    name: 'DATABASE_URL',
    example: 'postgres://mallflow:password@127.0.0.1/mallflow',
    without: 'The embedded database is used, by one process only.',
  },
  {
    name: 'MALLFLOW_PERSONAL_DATA_KEYS',
    example: '2026:$(openssl rand -base64 32)',
    without:
      'Personal data is encrypted with a key derived from `MALLFLOW_SECRET`: replacing the secret makes it unreadable.',
  },
  {
    name: 'MALLFLOW_SMTP_URL',
    example: 'smtps://user:password@mail.example.com',
    without: 'No mail is sent.',
  },
  { name: 'MALLFLOW_MAIL_FROM', example: 'Mallflow <no-reply@example.com>', without: 'The same.' },
  {
    name: 'MALLFLOW_SMS_URL',
    example: 'https://sms.example.com/messages',
    without: 'No codes are sent by text message, so nothing that needs one can be done.',
  },
  { name: 'MALLFLOW_SMS_TOKEN', example: '$(openssl rand -hex 16)', without: 'The same.' },
  {
    name: 'MALLFLOW_PUBLIC_URL',
    example: 'https://mall.example.com',
    without: 'WeChat Pay, Alipay and Fadada cannot be used: orders are paid by bank transfer only.',
  },
  {
    name: 'MALLFLOW_TERMS_VERSION',
    example: '2026-11',
    without: 'Registration is closed, and a new database has no clients.',
  },
  { name: 'MALLFLOW_TERMS_URL', example: 'https://www.example.com/terms', without: 'The same.' },
  { name: 'MALLFLOW_PRIVACY_URL', example: 'https://www.example.com/privacy', without: 'The same.' },
  {
    name: 'MALLFLOW_SUPPORT_EMAIL',
    example: 'support@example.com',
    without: 'Clients who need help find no address.',
  },
] as const satisfies readonly DeploymentSetting[];
