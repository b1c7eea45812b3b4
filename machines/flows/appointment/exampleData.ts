import type {
  Appointment,
  AppointmentCategory,
  AppointmentInfo,
  AppointmentSlot,
  CancelLimit,
  Questionnaire,
  QuestionnaireInfo,
} from '#contract/entities/appointment.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { AnswersFormValues, ContactFormValues } from './types.ts';

const text = (en: string, cn: string, tw: string, ja: string): LocalizedText => ({ en, 'zh-CN': cn, 'zh-TW': tw, ja });

const setupName = text('First setup', '首次配置', '初次設定', '初期設定');
export const categories: AppointmentCategory[] = [
  {
    category_id: 'implementation',
    name: text('Implementation', '实施', '導入', '導入支援'),
    minutes: null,
    children: [{ category_id: 'first-setup', name: setupName, minutes: 60, children: [] }],
  },
  {
    category_id: 'training',
    name: text('Training', '培训', '教育訓練', 'トレーニング'),
    minutes: null,
    children: [
      {
        category_id: 'training-crm',
        name: text('Customer management', '客户管理', '客戶管理', '顧客管理'),
        minutes: null,
        children: [
          {
            category_id: 'crm-basics',
            name: text('Basics for the team', '团队入门', '團隊入門', 'チーム向け基礎'),
            minutes: 30,
            children: [],
          },
        ],
      },
    ],
  },
];

export const questionnaireAnswers: Questionnaire = {
  industry_id: 'trade',
  team_size: 24,
  goals: ['reports'],
  preferred_times: [
    { weekday: 2, part: 'morning' },
    { weekday: 3, part: 'afternoon' },
    { weekday: 4, part: 'evening' },
  ],
};
export const unansweredQuestionnaire: QuestionnaireInfo = {
  industries: [
    { industry_id: 'trade', name: text('Foreign trade', '外贸', '國際貿易', '貿易') },
    { industry_id: 'retail', name: text('Retail and e-commerce', '零售与电商', '零售與電商', '小売・EC') },
  ],
  goals: [
    { goal_id: 'more-leads', name: text('More leads', '获取更多线索', '取得更多潛在客戶', '見込み客の獲得') },
    { goal_id: 'reports', name: text('Reports for management', '管理报表', '管理報表', '経営レポート') },
  ],
  answers: null,
};
export const answeredQuestionnaire: QuestionnaireInfo = { ...unansweredQuestionnaire, answers: questionnaireAnswers };

export const answersFormValues: AnswersFormValues = {
  industry_id: 'trade',
  team_size: '24',
  goals: ['reports'],
  preferred_times: ['2-morning', '3-afternoon', '4-evening'],
  remarks: '',
};
/** Another company than the prefilled one. */
export const contactFormValues: ContactFormValues = {
  company: 'Example Trading West',
  contact: 'Lin Example',
  messenger: 'wechat',
  messenger_id: 'lin_example',
};

const slot = (slot_id: string, starts_at: string, ends_at: string): AppointmentSlot => ({
  slot_id,
  starts_at,
  ends_at,
});
export const firstSlot = slot('at-1', '2026-11-25T01:00:00+00:00', '2026-11-25T02:00:00+00:00');
export const secondSlot = slot('at-2', '2026-11-25T02:00:00+00:00', '2026-11-25T03:00:00+00:00');
export const laterSlot = slot('at-3', '2026-11-27T06:00:00+00:00', '2026-11-27T07:00:00+00:00');

export const upcomingAppointment: Appointment = {
  appointment_id: 'appointment-1',
  status: 'applied',
  cancelled_by: null,
  cancel_words: null,
  category_id: 'first-setup',
  category: setupName,
  starts_at: firstSlot.starts_at,
  ends_at: firstSlot.ends_at,
  calls_at: '2026-11-25T00:50:00+00:00',
  consultant: 'Maja Lindqvist',
  ...contactFormValues,
  mobile: '+8613800138000',
  booked_at: '2026-11-21T10:05:00+00:00',
  cancelled_at: null,
  can_change: true,
};
export const movedAppointment: Appointment = {
  ...upcomingAppointment,
  starts_at: laterSlot.starts_at,
  ends_at: laterSlot.ends_at,
  calls_at: '2026-11-27T05:50:00+00:00',
};
export const begunAppointment: Appointment = { ...upcomingAppointment, messenger: 'dingtalk', can_change: false };
const cancelledAppointment: Appointment = {
  ...begunAppointment,
  status: 'cancelled',
  cancelled_by: 'client',
  cancelled_at: '2026-11-21T10:10:00+00:00',
};
const keptAppointment: Appointment = { ...begunAppointment, appointment_id: 'appointment-0', status: 'kept' };
const appointmentCancelledByUs: Appointment = {
  ...cancelledAppointment,
  appointment_id: 'appointment-2',
  cancelled_by: 'us',
  cancel_words: 'Maja is ill today. Please choose another day; we are sorry.',
};
const missedAppointment: Appointment = { ...begunAppointment, appointment_id: 'appointment-3', status: 'no_show' };

export const limit: CancelLimit = {
  cancelled_count: 0,
  total_cancel_count: 3,
  forbid_appointment_hour: 72,
  would_freeze: false,
  would_freeze_until: null,
  frozen_until: null,
  frozen_for_seconds: 0,
};
export const freezingCancelLimit: CancelLimit = {
  ...limit,
  cancelled_count: 2,
  would_freeze: true,
  would_freeze_until: '2026-11-24T10:05:00+00:00',
};

export const freeInfo: AppointmentInfo = {
  could_apply_status: 'could_apply',
  reason: null,
  applied_appointment: null,
  appointments: [],
  limit,
  needs_answers: false,
  time_zone: 'Asia/Shanghai',
  use_zone: 'CN',
  company: 'Example Trading',
};
export const appliedInfo = (appointment: Appointment): AppointmentInfo => ({
  ...freeInfo,
  could_apply_status: 'applied',
  reason: 'applied',
  applied_appointment: appointment,
  appointments: [appointment, keptAppointment],
});
export const cancelledInfo: AppointmentInfo = {
  ...freeInfo,
  could_apply_status: 'cancelled',
  appointments: [cancelledAppointment, appointmentCancelledByUs],
  limit: { ...limit, cancelled_count: 1 },
};
export const cancelledByUsInfo: AppointmentInfo = {
  ...freeInfo,
  appointments: [appointmentCancelledByUs, keptAppointment],
};
export const frozenInfo: AppointmentInfo = {
  ...cancelledInfo,
  could_apply_status: 'frozen',
  reason: 'appointment_frozen',
  limit: {
    ...limit,
    cancelled_count: 3,
    frozen_until: '2026-11-24T10:05:00+00:00',
    frozen_for_seconds: 259_200,
  },
};
export const keptInfo: AppointmentInfo = {
  ...freeInfo,
  could_apply_status: 'kept',
  appointments: [keptAppointment, missedAppointment],
};
