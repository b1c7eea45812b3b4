import { useLoaderData, useRevalidator } from 'react-router-dom';
import { passwordChange, sessionEnd, sessionList } from '#contract/calls/security.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { useFormats } from '../i18n/useFormats.ts';
import type { ChangePassword, Passwords } from '../screens/security/PasswordCard.tsx';
import { type EndSessions, SecurityScreen } from '../screens/security/SecurityScreen.tsx';
import { requireData } from '../services/requireData.ts';
import { type Services, useApi } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { useProblemText } from './useProblemText.ts';

export const load = ({ api }: Services) => requireData(api.call(sessionList));

const fieldOfRefusal: ReadonlyMap<RefusalCode, keyof Passwords> = new Map<RefusalCode, keyof Passwords>([
  ['password_wrong', 'current'],
  ['password_same', 'password'],
  ['password_weak', 'password'],
]);

export function Component() {
  const { sessions } = useLoaderData<typeof load>();
  const { user } = useSession();
  const { language } = useFormats();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const problemText = useProblemText();
  const end: EndSessions = async (session_id) => {
    const came = await api.call(sessionEnd, { body: { session_id } });
    if (came.kind === 'ok') await revalidate();
    return problemText(came);
  };
  const change: ChangePassword = async (passwords) => {
    const came = await api.call(passwordChange, { body: { ...passwords, language } });
    if (came.kind === 'ok') await revalidate();
    const text = problemText(came);
    const field = came.kind === 'refused' ? fieldOfRefusal.get(came.refusal.code) : undefined;
    return text === null ? null : { field: field ?? null, text };
  };
  return <SecurityScreen sessions={sessions} end={end} email={user.email} change={change} />;
}
