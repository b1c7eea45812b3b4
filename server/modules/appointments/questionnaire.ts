import { asc, eq } from 'drizzle-orm';
import type { AppointmentCategory, Questionnaire, QuestionnaireInfo } from '#contract/entities/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, refuse } from '../../wire/handler.ts';
import { appointmentCategories, questionnaireChoices, questionnaires } from './tables.ts';

export async function readQuestionnaire(db: Database, client_id: string): Promise<QuestionnaireInfo> {
  const choices = await db.select().from(questionnaireChoices).orderBy(asc(questionnaireChoices.position));
  const [row] = await db.select().from(questionnaires).where(eq(questionnaires.client_id, client_id));
  return {
    industries: choices.flatMap(({ kind, choice_id, name }) =>
      kind === 'industry' ? [{ industry_id: choice_id, name }] : [],
    ),
    goals: choices.flatMap(({ kind, choice_id, name }) => (kind === 'goal' ? [{ goal_id: choice_id, name }] : [])),
    answers: row?.answers ?? null,
  };
}

/** Replaces earlier answers. */
export async function saveQuestionnaire(
  answers: Questionnaire,
  client_id: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Answer<{ answered_at: string }>> {
  const { industries, goals } = await readQuestionnaire(db, client_id);
  const isKnown =
    industries.some(({ industry_id }) => industry_id === answers.industry_id) &&
    answers.goals.every((goal) => goals.some(({ goal_id }) => goal_id === goal));
  if (!isKnown) return refuse('questionnaire_choice_unknown');
  const values = { answers, answered_at: now() };
  await db
    .insert(questionnaires)
    .values({ client_id, ...values })
    .onConflictDoUpdate({ target: questionnaires.client_id, set: values });
  return ok({ answered_at: values.answered_at.toISOString() });
}

export async function readCategories(db: Database): Promise<AppointmentCategory[]> {
  const rows = await db.select().from(appointmentCategories).orderBy(asc(appointmentCategories.position));
  const below = (parent: string | null): AppointmentCategory[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ category_id, name, minutes }) => ({ category_id, name, minutes, children: below(category_id) }));
  return below(null);
}
