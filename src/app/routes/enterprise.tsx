import { useLoaderData } from 'react-router-dom';
import { EnterpriseScreen } from '../../screens/enterprise/EnterpriseScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { loadEnterprise } from '../accountData.ts';

export const load = loadEnterprise;

/** The enterprise that the user belongs to. */
export function Component() {
  return <EnterpriseScreen {...useLoaderData<typeof loadEnterprise>()} paths={paths} />;
}
