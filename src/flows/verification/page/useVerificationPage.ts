import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useHref, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import type { Actor } from 'xstate';
import { powerOfAttorneyRead } from '#contract/calls/powerOfAttorney.ts';
import type { FlowDraft } from '#contract/calls/session.ts';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import type { VerificationUserInput } from '#machines/flows/verification/types.ts';
import { createUploader } from '../../../api/uploader.ts';
import { createHandOvers } from '../../../ports/handOver.ts';
import { createOneTimeCodeMachine, solveInWorker } from '../../../ports/oneTimeCode.ts';
import { sealForClient } from '../../../ports/seal.ts';
import { createUploads } from '../../../ports/upload.ts';
import { useServices } from '../../../services/services.ts';
import { activationOrderIn, paths } from '../../../ui/paths.ts';
import { verificationMessages } from '../messages.tsx';
import type { PageProps } from '../view.ts';

export function useVerificationPage(flow: string) {
  const { api, apiOptions, language, newKey, now } = useServices();
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const order_id = activationOrderIn(useLocation()) ?? null;
  const phonePage = useHref(paths.phone());
  const { ports, files, codes } = useMemo(() => {
    const uploader = createUploader(apiOptions);
    const addressOf = (secret: string) => new URL(`${phonePage}#${secret}`, window.location.href).href;
    const { machine: handOver, codes: shown } = createHandOvers({ api, now, flow, subject: '', addressOf });
    const uploads = createUploads({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: null, handOver });
    return {
      ports: {
        api,
        now,
        upload: uploads.machine,
        order_id,
        oneTimeCode: createOneTimeCodeMachine({
          api,
          now,
          solve: solveInWorker,
          language: language.current,
          tab: null,
        }),
      },
      files: uploads.files,
      codes: shown,
    };
  }, [api, apiOptions, language, newKey, now, flow, phonePage, order_id]);
  const { oss } = apiOptions.baseUrls;
  const page: PageProps = {
    files,
    codes,
    seal: (text, { client_id, seal_key }) => sealForClient(seal_key, { text, client_id }),
    absolute: (url) => new URL(url, new URL(oss, window.location.href)).href,
    attorneyForm: (company_name) => `${oss}${powerOfAttorneyRead.path}?${new URLSearchParams({ company_name })}`,
    newKey,
    now,
    activation: order_id === null ? null : paths.activation(order_id),
  };
  const run = {
    messages: verificationMessages,
    draft,
    input: ({ key }: FlowDraft, userInput: VerificationUserInput | null) => ({ key, userInput }),
    onOver: () => void navigate(page.activation ?? paths.home(), { replace: true }),
  };
  return { ports, run, page };
}

type VerificationMachine = typeof mainlandVerificationMachine | typeof overseasVerificationMachine;

interface SessionReloaderProps {
  readonly actor: Actor<VerificationMachine>;
  readonly children: ReactNode;
}

/** Reads the session again when the status of the verification changes, as the layout around the page shows it too. */
export function SessionReloader({ actor, children }: SessionReloaderProps): ReactNode {
  const status = useSelector(actor, ({ context }) => context.verification?.status ?? null);
  const { revalidate } = useRevalidator();
  const seen = useRef(status);
  const readAnew = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const isNews = seen.current !== null && seen.current !== status;
    seen.current = status;
    if (isNews) readAnew();
  }, [status]);
  return children;
}
