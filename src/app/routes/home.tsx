import { useLoaderData } from 'react-router-dom';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import type { loadHome } from '../pageData.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session.ts';

/** The home page: what the client has, and what it still has to settle. */
export function Component() {
  const data = useLoaderData<typeof loadHome>();
  const { user } = useSession();
  const { now, host } = useServices();
  const { selling } = lookOfHost(host);
  return <HomeScreen {...data} name={user.real_name || user.nickname} now={now()} paths={paths} selling={selling} />;
}
