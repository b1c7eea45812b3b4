import type { Language } from '#contract/languages.ts';

/** How a message stands. */
export type Standing = 'waiting' | 'sent' | 'given_up';

interface OutboxTexts {
  readonly title: string;
  readonly intro: string;
  readonly filter: string;
  readonly show: string;
  readonly all: string;
  readonly none: string;
  readonly to: string;
  readonly channels: { readonly mail: string; readonly sms: string };
  readonly standings: Readonly<Record<Standing, string>>;
}

/** What the outbox of the demo says. */
export const outboxTexts = {
  en: {
    title: 'Outbox of the sandbox',
    intro: 'Mails and text messages to people, newest first. Without a mail server they stay here.',
    filter: 'E-mail address or phone number',
    show: 'Show',
    all: 'Show all',
    none: 'There are no messages here yet.',
    to: 'To',
    channels: { mail: 'E-mail', sms: 'Text message' },
    standings: { waiting: 'Not sent', sent: 'Sent', given_up: 'Given up' },
  },
  'zh-CN': {
    title: '沙箱发件箱',
    intro: '发给用户的邮件和短信，按时间从新到旧排列。未配置邮件服务器时，消息会留在这里。',
    filter: '邮箱地址或手机号',
    show: '查看',
    all: '查看全部',
    none: '这里还没有消息。',
    to: '收件人',
    channels: { mail: '邮件', sms: '短信' },
    standings: { waiting: '未发送', sent: '已发送', given_up: '已放弃发送' },
  },
  'zh-TW': {
    title: '沙盒寄件匣',
    intro: '寄給使用者的電子郵件與簡訊，由新到舊排列。未設定郵件伺服器時，訊息會留在這裡。',
    filter: '電子郵件地址或手機號碼',
    show: '查看',
    all: '查看全部',
    none: '這裡還沒有訊息。',
    to: '收件人',
    channels: { mail: '電子郵件', sms: '簡訊' },
    standings: { waiting: '未傳送', sent: '已傳送', given_up: '已放棄傳送' },
  },
  ja: {
    title: 'サンドボックスの送信トレイ',
    intro:
      'お客様宛てのメールとSMSを、新しい順に表示しています。メールサーバーが設定されていない場合、メッセージはここに残ります。',
    filter: 'メールアドレスまたは電話番号',
    show: '表示',
    all: 'すべて表示',
    none: 'メッセージはまだありません。',
    to: '宛先',
    channels: { mail: 'メール', sms: 'SMS' },
    standings: { waiting: '未送信', sent: '送信済み', given_up: '送信を断念' },
  },
} as const satisfies Record<Language, OutboxTexts>;
