import type { AppointmentWords, ToldAppointment } from './telling.ts';

const calls = ({ calls: at, consultant }: ToldAppointment) =>
  `開始10分前の${at}に担当の${consultant}よりお電話いたします。`;

export const ja: AppointmentWords = {
  digest: {
    booked: 'ご予約を承りました',
    moved: 'ご予約の日時を変更しました',
    cancelled: 'ご予約を取り消しました',
    frozen: 'ご予約を取り消し、受付を一時停止しました',
    cancelled_by_us: '当社の都合によりご予約を取り消しました',
    reminder: 'まもなくご予約の日時です',
  },
  said: {
    booked: ({ category, starts }) => `「${category}」のご予約を${starts}で承りました。`,
    moved: ({ category, starts }) => `「${category}」のご予約を${starts}に変更しました。`,
    cancelled: ({ category, starts }) => `${starts}の「${category}」のご予約を取り消しました。`,
    frozen: ({ category, starts }) => `${starts}の「${category}」のご予約を取り消しました。`,
    cancelled_by_us: ({ category, starts }) =>
      `誠に申し訳ございませんが、当社の都合により${starts}の「${category}」のご予約を取り消しました。`,
    reminder: ({ category, starts }) => `「${category}」は${starts}に始まります。`,
  },
  next: {
    booked: calls,
    moved: calls,
    cancelled: () => 'いつでも改めてご予約いただけます。',
    frozen: ({ until }) => `${until}以降、再びご予約いただけます。`,
    cancelled_by_us: () => 'この取り消しはお客様の回数には含まれません。別の日時をお選びください。',
    reminder: calls,
  },
  page: 'ご予約',
  pair: (name, value) => `${name}：${value}`,
  gap: '',
  calendar: (site, category) => `${site}：${category}`,
  messengers: { wechat: 'WeChat', dingtalk: 'DingTalk' },
};
