import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handOverSecret } from '#contract/entities/handOver.ts';
import { createPhoneUploader } from '../api/uploader.ts';
import { PhoneUpload } from '../flowkit/handOver/PhoneUpload.tsx';
import { BarePage } from '../layout/BarePage.tsx';
import { createPhoneUploadMachine } from '../ports/phoneUpload.ts';
import { createUploads } from '../ports/upload.ts';
import { useServices } from '../services/services.ts';
import { usePageActor } from '../services/usePageActor.ts';
import { paths } from '../ui/paths.ts';

/** The QR code's secret is in the fragment, which browsers do not send to servers. */
const secretIn = (hash: string): string | null => handOverSecret.safeParse(hash.slice(1)).data ?? null;

/**
 * The page that the QR code of a hand-over opens on a phone. Needs no session. Removes the secret from the address at
 * once; after a reload, the tab's own secret identifies it. Another code in the same tab starts another run.
 */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => secretIn(hash));
  const found = secretIn(hash);
  if (found !== null && found !== secret) setSecret(found);
  return (
    <BarePage>
      <PhoneUploadPage key={secret} secret={secret} onOpened={() => void navigate(paths.phone(), { replace: true })} />
    </BarePage>
  );
}

interface PhoneUploadPageProps {
  readonly secret: string | null;
  /** Called once the server has answered: the secret is no longer needed. */
  readonly onOpened: () => void;
}

function PhoneUploadPage({ secret, onOpened }: PhoneUploadPageProps) {
  const { api, apiOptions, newKey, now, tab } = useServices();
  const { machine, files } = useMemo(() => {
    const of = tab.secret();
    const uploader = createPhoneUploader(apiOptions, of);
    const uploads = createUploads({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: null });
    return {
      machine: createPhoneUploadMachine({ api, now, tab: of, secret, upload: uploads.machine }),
      files: uploads.files,
    };
  }, [api, apiOptions, newKey, now, tab, secret]);
  const part = usePageActor(machine, undefined);
  const tellOpened = useEffectEvent(onOpened);
  useEffect(() => {
    const watching = part.subscribe((snapshot) => {
      if (secret !== null && !snapshot.matches('opening') && !snapshot.matches('failed')) tellOpened();
    });
    return () => watching.unsubscribe();
  }, [part, secret]);
  return <PhoneUpload part={part} files={files} />;
}
