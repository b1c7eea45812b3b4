import { spaced } from './spaced.ts';
import type { AppointmentWords, ToldAppointment } from './telling.ts';

const calls = ({ calls: at, consultant }: ToldAppointment) =>
  `${spaced('顾问', consultant, '将')}于 ${at}致电，即预约开始前 10 分钟。`;

export const zhCn: AppointmentWords = {
  digest: {
    booked: '预约成功',
    moved: '预约时间已变更',
    cancelled: '预约已取消',
    frozen: '预约已取消，暂停预约',
    cancelled_by_us: '我方取消了您的预约',
    reminder: '您的预约即将开始',
  },
  said: {
    booked: ({ category, starts }) => `您已预约“${category}”，时间为 ${starts}。`,
    moved: ({ category, starts }) => `“${category}”的预约时间已改为 ${starts}。`,
    cancelled: ({ category, starts }) => `${starts}的“${category}”预约已取消。`,
    frozen: ({ category, starts }) => `${starts}的“${category}”预约已取消。`,
    cancelled_by_us: ({ category, starts }) => `很抱歉，我方不得不取消 ${starts}的“${category}”预约。`,
    reminder: ({ category, starts }) => `“${category}”将于 ${starts}开始。`,
  },
  next: {
    booked: calls,
    moved: calls,
    cancelled: () => '您可以随时重新预约。',
    frozen: ({ until }) => `${until}起可重新预约。`,
    cancelled_by_us: () => '本次取消不计入您的取消次数，请重新选择时间。',
    reminder: calls,
  },
  page: '预约',
  pair: (name, value) => `${name}：${value}`,
  gap: '',
  calendar: (site, category) => `${site}：${category}`,
  messengers: { wechat: '微信', dingtalk: '钉钉' },
};
