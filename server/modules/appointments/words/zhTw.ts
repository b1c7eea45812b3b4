import { spaced } from './spaced.ts';
import type { AppointmentWords, ToldAppointment } from './telling.ts';

const calls = ({ calls: at, consultant }: ToldAppointment) =>
  `${spaced('顧問', consultant, '將')}於 ${at}致電，即預約開始前 10 分鐘。`;

export const zhTw: AppointmentWords = {
  digest: {
    booked: '預約成功',
    moved: '預約時間已變更',
    cancelled: '預約已取消',
    frozen: '預約已取消，暫停預約',
    cancelled_by_us: '我方取消了您的預約',
    reminder: '您的預約即將開始',
  },
  said: {
    booked: ({ category, starts }) => `您已預約「${category}」，時間為 ${starts}。`,
    moved: ({ category, starts }) => `「${category}」的預約時間已改為 ${starts}。`,
    cancelled: ({ category, starts }) => `${starts}的「${category}」預約已取消。`,
    frozen: ({ category, starts }) => `${starts}的「${category}」預約已取消。`,
    cancelled_by_us: ({ category, starts }) => `很抱歉，我方必須取消 ${starts}的「${category}」預約。`,
    reminder: ({ category, starts }) => `「${category}」將於 ${starts}開始。`,
  },
  next: {
    booked: calls,
    moved: calls,
    cancelled: () => '您可以隨時重新預約。',
    frozen: ({ until }) => `${until}起可重新預約。`,
    cancelled_by_us: () => '本次取消不計入您的取消次數，請重新選擇時間。',
    reminder: calls,
  },
  page: '預約',
  pair: (name, value) => `${name}：${value}`,
  gap: '',
  calendar: (site, category) => `${site}：${category}`,
  messengers: { wechat: 'WeChat', dingtalk: '釘釘' },
};
