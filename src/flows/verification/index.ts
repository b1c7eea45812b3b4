import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import { userRead } from '#contract/calls/session.ts';
import { mainlandVerificationType, verificationTypeOf } from '#contract/entities/verification.ts';
import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';
import { requireData } from '../../services/requireData.ts';
import type { Services } from '../../services/services.ts';
import { activationOrderIn, paths } from '../../ui/paths.ts';

type VerificationFlow = 'mainlandVerification' | 'overseasVerification';

/**
 * Reads the session again. Redirects users who are verified already, and those whose enterprise is verified on the
 * other page.
 */
const loader =
  (services: Services, flow: VerificationFlow) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { client, verification } = await requireData(services.api.call(userRead));
    if (client === null || verification === null) return redirect(paths.home());
    const type = verificationTypeOf(client.use_zone);
    if (verification.status === 'pass') return redirect(paths.home());
    const isHere = (type === mainlandVerificationType) === (flow === 'mainlandVerification');
    const activation = activationOrderIn(new URL(request.url));
    if (!isHere) return redirect(paths.verification(type, activation));
    return loadDraft(services, { flow, subject: '' });
  };

/** Do not reload when only the session was refreshed: the user must still see the approval. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export const mainlandVerificationManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'mainlandAuth',
      loader: loader(services, 'mainlandVerification'),
      shouldRevalidate,
      lazy: withMessages('mainlandVerification', () => import('./page/mainland.tsx')),
    },
  ],
  desk: withMessages('verificationDesk', async () => (await import('./desk.tsx')).mainlandVerificationDesk),
};

/** Every enterprise outside mainland China. */
export const overseasVerificationManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'auth',
      loader: loader(services, 'overseasVerification'),
      shouldRevalidate,
      lazy: withMessages('overseasVerification', () => import('./page/overseas.tsx')),
    },
  ],
  desk: withMessages('verificationDesk', async () => (await import('./desk.tsx')).overseasVerificationDesk),
};
