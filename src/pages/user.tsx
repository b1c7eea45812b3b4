import { useMemo } from 'react';
import { useRevalidator } from 'react-router-dom';
import { userSave } from '#contract/calls/account.ts';
import { createUploader } from '../api/uploader.ts';
import { createUploads } from '../ports/upload.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { type Profile, UserScreen } from './UserScreen.tsx';
import { useProblemText } from './useProblemText.ts';

export function Component() {
  const { user } = useSession();
  const { api, apiOptions, newKey } = useServices();
  const { revalidate } = useRevalidator();
  const problemText = useProblemText();
  const { machine, files } = useMemo(
    () => createUploads({ uploader: createUploader(apiOptions), baseUrl: apiOptions.baseUrls.oss, newKey, by: null }),
    [apiOptions, newKey],
  );
  const save = async (profile: Profile): Promise<string | null> => {
    const came = await api.call(userSave, { body: profile });
    if (came.kind === 'ok') await revalidate();
    return problemText(came);
  };
  return <UserScreen user={user} upload={machine} files={files} save={save} />;
}
