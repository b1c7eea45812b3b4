import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { noticeList, noticeReadAll } from '#contract/calls/session.ts';
import { noticeCategory } from '#contract/entities/session.ts';
import { NoticesScreen } from '../screens/notices/NoticesScreen.tsx';
import { requireData } from '../services/requireData.ts';
import { type Services, useApi } from '../services/services.ts';
import { paths } from '../ui/paths.ts';
import { useProblemText } from './useProblemText.ts';

export const load = ({ api }: Services) => requireData(api.call(noticeList));

export function Component() {
  const loaded = useLoaderData<typeof load>();
  const [asked] = useSearchParams();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const problemText = useProblemText();
  const readAll = async (): Promise<string | null> => {
    const came = await api.call(noticeReadAll);
    if (came.kind === 'ok') await revalidate();
    return problemText(came);
  };
  const category = noticeCategory.safeParse(asked.get('category')).data ?? null;
  return <NoticesScreen {...loaded} category={category} paths={paths} readAll={readAll} />;
}
