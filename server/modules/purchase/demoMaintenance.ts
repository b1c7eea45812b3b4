import type { PublicSettings } from '#contract/entities/session.ts';

/** In the past, so that it has no effect in the demo. */
export const demoMaintenance = {
  starts_at: '2021-01-04T00:00:00+08:00',
  ends_at: '2021-01-05T00:00:00+08:00',
  pauses_ordering: true,
  text: {
    en: 'The mall is under maintenance. Orders can be placed again afterwards.',
    'zh-CN': '商城正在维护，期间暂停下单，维护结束后恢复。',
    'zh-TW': '商城維護中，期間暫停下單，維護結束後恢復。',
    ja: 'ストアは現在メンテナンス中です。終了後に再びご注文いただけます。',
  },
} as const satisfies PublicSettings['maintenance'];
