import type { Language } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import { type Refused, refuse, type SetCookie } from '../../wire/handler.ts';
import {
  findUserWithClient,
  hashPassword,
  isGuessable,
  isPassword,
  replacePassword,
  type User,
} from '../identity/index.ts';
import { type Mail, writeMail } from '../outbox/index.ts';
import { issueKnownBrowserCookie } from './knownBrowser.ts';
import { endOtherSessions } from './sessions.ts';

interface PasswordChange {
  readonly user_id: string;
  /** The hash of the caller's session, which continues. */
  readonly own: string | null;
  readonly current: string;
  readonly password: string;
  readonly language: Language;
}

/** Seconds; longer than it takes to work off a full queue. */
const busyRetrySeconds = 10;

const messages = {
  subject: msg('Your {site} password was changed'),
  what: msg('Your password was changed and all other browsers were signed out.'),
  next: msg(
    'If this was you, no action is needed. If it wasn’t, contact us immediately. See where you’re signed in:\n{page}',
  ),
};

/** `page`: the page that lists and ends sessions. */
function passwordMail(language: Language, { site, page }: { readonly site: string; readonly page: string }): Mail {
  const text = textIn(language);
  return {
    subject: text(messages.subject, { site }),
    paragraphs: [text(messages.what), text(messages.next, { page })],
  };
}

/** Only this browser stays known to the account. */
interface ChangedPassword {
  readonly kind: 'changed';
  readonly known: SetCookie;
}

/** Ends every other session. Also succeeds if an earlier attempt, whose answer was lost, has set the same password. */
export async function changePassword(changing: PasswordChange, deps: Deps): Promise<ChangedPassword | Refused> {
  const { user_id, own, language } = changing;
  const { user } = (await findUserWithClient(deps.db, user_id)) ?? {};
  if (user === undefined) return refuse('not_signed_in');
  const judged = await deps.load.known.run(user_id, () => checkPasswordChange(user, changing, deps));
  if (judged === null) return refuse('too_many_requests', { retry_after_seconds: busyRetrySeconds });
  if (judged.kind === 'refused') return judged.refused;
  if (judged.kind === 'done') {
    await endOtherSessions(deps, user_id, { own });
    return { kind: 'changed', known: issueKnownBrowserCookie(deps, user) };
  }
  const { password_hash } = judged;
  return deps.db.transaction(async (tx) => {
    const isReplaced = await replacePassword(tx, { user_id, password_hash: judged.former }, password_hash);
    // Another browser was faster: the entered password is no longer the current one.
    if (!isReplaced) return refuse('password_wrong');
    await endOtherSessions({ db: tx, now: deps.now }, user_id, { own });
    const { site_name: site } = deps.settings;
    const mail = passwordMail(language, { site, page: `${publicPagesRoot(deps.settings)}/security` });
    await writeMail(tx, { ...mail, address: user.email, language }, deps);
    return { kind: 'changed', known: issueKnownBrowserCookie(deps, { email: user.email, password_hash }) };
  });
}

type PasswordCheck =
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'done' }
  | { readonly kind: 'fits'; readonly former: string; readonly password_hash: string };

async function checkPasswordChange(
  user: User,
  { current, password }: PasswordChange,
  { settings }: Deps,
): Promise<PasswordCheck> {
  const { password_hash: former, real_name, nickname, email } = user;
  const { password_cost, site_name } = settings;
  const no = (refused: Refused): PasswordCheck => ({ kind: 'refused', refused });
  if (former === null || !(await isPassword(current, former, password_cost))) {
    return (await isPassword(password, former, password_cost)) ? { kind: 'done' } : no(refuse('password_wrong'));
  }
  if (await isPassword(password, former, password_cost)) return no(refuse('password_same'));
  if (await isGuessable(password, [real_name, nickname, email, site_name])) return no(refuse('password_weak'));
  return { kind: 'fits', former, password_hash: await hashPassword(password, password_cost) };
}
