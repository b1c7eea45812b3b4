import type { Questionnaire } from '#contract/entities/appointment.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Database } from '../db/database.ts';
import {
  appointmentCancellations,
  appointmentCategories,
  appointments,
  consultantHours,
  consultants,
  questionnaireChoices,
  questionnaires,
} from '../modules/appointments/tables.ts';
import { dayAfter, wallClock, weekdayOf } from '../modules/appointments/wallClock.ts';
import { demoConsultant } from './accounts.ts';
import type { DemoClientId } from './clients.ts';

const hourMs = 3_600_000;

const localizedText = (en: string, cn: string, tw: string, ja: string): LocalizedText => ({
  en,
  'zh-CN': cn,
  'zh-TW': tw,
  ja,
});

interface DemoCategory {
  readonly category_id: string;
  readonly name: LocalizedText;
  readonly minutes: number | null;
  readonly below: readonly DemoCategory[];
}
const topic = (category_id: string, minutes: number, name: LocalizedText): DemoCategory => ({
  category_id,
  name,
  minutes,
  below: [],
});
const group = (category_id: string, name: LocalizedText, below: readonly DemoCategory[]): DemoCategory => ({
  category_id,
  name,
  minutes: null,
  below,
});

const categories: readonly DemoCategory[] = [
  group('implementation', localizedText('Implementation', '实施', '導入', '導入支援'), [
    topic('first-setup', 60, localizedText('First setup', '首次配置', '初次設定', '初期設定')),
    topic('data-import', 60, localizedText('Import of your data', '数据导入', '資料匯入', 'データ移行')),
    topic(
      'mail-domain',
      30,
      localizedText('Mail domain and sending', '邮箱域名与发信', '郵件網域與寄送', 'メールドメインと送信設定'),
    ),
  ]),
  group('training', localizedText('Training', '培训', '教育訓練', 'トレーニング'), [
    group('training-crm', localizedText('Customer management', '客户管理', '客戶管理', '顧客管理'), [
      topic('crm-basics', 60, localizedText('Basics for the team', '团队入门', '團隊入門', 'チーム向け基礎')),
      topic('crm-admin', 60, localizedText('For administrators', '管理员培训', '管理員訓練', '管理者向け')),
    ]),
    topic('marketing', 60, localizedText('Marketing campaigns', '营销活动', '行銷活動', 'マーケティング施策')),
  ]),
];

const rowsOf = (
  list: readonly DemoCategory[],
  parent_id: string | null,
): (typeof appointmentCategories.$inferInsert)[] =>
  list.flatMap(({ category_id, name, minutes, below }, position) => [
    { category_id, parent_id, name, minutes, position },
    ...rowsOf(below, category_id),
  ]);

const choices = [
  ['industry', 'trade', localizedText('Foreign trade', '外贸', '國際貿易', '貿易')],
  ['industry', 'manufacturing', localizedText('Manufacturing', '制造业', '製造業', '製造業')],
  ['industry', 'retail', localizedText('Retail and e-commerce', '零售与电商', '零售與電商', '小売・EC')],
  ['industry', 'services', localizedText('Business services', '企业服务', '企業服務', '法人向けサービス')],
  ['industry', 'other-industry', localizedText('Another industry', '其他行业', '其他產業', 'その他の業種')],
  ['goal', 'one-place', localizedText('Customers in one place', '统一管理客户', '集中管理客戶', '顧客情報の一元管理')],
  ['goal', 'more-leads', localizedText('More leads', '获取更多线索', '取得更多潛在客戶', '見込み客の獲得')],
  ['goal', 'follow-up', localizedText('Better follow-up', '改善客户跟进', '改善客戶跟進', 'フォローアップの改善')],
  ['goal', 'reports', localizedText('Reports for management', '管理报表', '管理報表', '経営レポート')],
] as const;

const answers: Questionnaire = {
  industry_id: 'trade',
  team_size: 24,
  goals: ['one-place', 'follow-up'],
  preferred_times: [{ weekday: 2, part: 'morning' }],
};

interface DemoAppointment
  extends Pick<
    typeof appointments.$inferInsert,
    'status' | 'cancelled_by' | 'category_id' | 'contact' | 'messenger_id'
  > {
  readonly client_id: DemoClientId;
  readonly company: string;
  readonly mobile: string;
  readonly messenger: 'wechat' | 'dingtalk';
  /** `days`: days after the seed, moved to the next working day; `hour`: in the consultant's time zone. */
  readonly days: number;
  readonly hour: number;
}

/** One in the future, one kept, others cancelled. */
const demoAppointments: readonly DemoAppointment[] = [
  demoAppointment('client-cn', '上海云帆贸易有限公司', '林晓', '+8613800138000', 'kept', -6, 10),
  demoAppointment('client-activating', '深圳启航网络有限公司', '许航', '+8613900139000', 'applied', 3, 14),
  demoAppointment('client-hk', 'Harbour Bright Trading Limited', 'Grace Wong', '+85261234567', 'cancelled', 2, 11),
  demoAppointment('client-tw', '台北晨光股份有限公司', '張怡君', '+886912345678', 'cancelled', 2, 15),
];

function demoAppointment(
  client_id: DemoAppointment['client_id'],
  company: string,
  contact: string,
  mobile: string,
  status: 'applied' | 'kept' | 'cancelled',
  days: number,
  hour: number,
): DemoAppointment {
  const cancelled_by = status === 'cancelled' ? 'client' : null;
  const about = { category_id: 'first-setup', messenger: 'wechat', messenger_id: `wx_${client_id}` } as const;
  return { client_id, company, contact, mobile, status, cancelled_by, days, hour, ...about };
}

/** `frozen_hours`: how long booking stays frozen. */
const demoCancellations = [
  { client_id: 'client-hk', cancelled_count: 2, frozen_hours: null },
  { client_id: 'client-tw', cancelled_count: 3, frozen_hours: 70 },
] as const;

const timeZone = 'Asia/Shanghai';

export async function seedAppointments(db: Database, now: Date): Promise<void> {
  await db.insert(consultants).values({ user_id: demoConsultant, time_zone: timeZone, use_zone: 'CN' });
  await db.insert(consultantHours).values(
    [1, 2, 3, 4, 5].flatMap((weekday) =>
      [
        { from_minute: 9 * 60, to_minute: 12 * 60 },
        { from_minute: 14 * 60, to_minute: 18 * 60 },
      ].map((hours) => ({ user_id: demoConsultant, weekday, ...hours })),
    ),
  );
  await db.insert(appointmentCategories).values(rowsOf(categories, null));
  await db
    .insert(questionnaireChoices)
    .values(choices.map(([kind, choice_id, name], position) => ({ kind, choice_id, name, position })));
  const booked = demoAppointments.map(({ client_id }) => ({ client_id, answers, answered_at: now }));
  await db.insert(questionnaires).values(booked);
  await db.insert(appointments).values(demoAppointments.map((each) => rowOf(each, now)));
  await db.insert(appointmentCancellations).values(
    demoCancellations.map(({ client_id, cancelled_count, frozen_hours }) => ({
      client_id,
      cancelled_count,
      frozen_until: frozen_hours === null ? null : new Date(now.getTime() + frozen_hours * hourMs),
    })),
  );
}

function rowOf({ days, hour, ...said }: DemoAppointment, now: Date): typeof appointments.$inferInsert {
  const clock = wallClock(timeZone);
  const day = workingDay(clock.dayAt(now), days);
  const starts_at = clock.momentOf(day, hour * 60) ?? now;
  const isSettled = said.status !== 'applied';
  return {
    ...said,
    appointment_id: `${said.client_id}-appointment`,
    consultant_id: demoConsultant,
    starts_at,
    ends_at: new Date(starts_at.getTime() + hourMs),
    language: 'zh-CN',
    booked_at: new Date(Math.min(now.getTime(), starts_at.getTime()) - 72 * hourMs),
    ...(isSettled && { settled_at: said.status === 'kept' ? starts_at : new Date(now.getTime() - 2 * hourMs) }),
  };
}

function workingDay(from: string, days: number): string {
  let day = new Date(Date.parse(from) + days * 24 * hourMs).toISOString().slice(0, 10);
  while (weekdayOf(day) > 5) day = dayAfter(day);
  return day;
}
