import { Outlet } from 'react-router-dom';
import { RegionProvider } from '../i18n/useFormats.ts';
import { useSession } from './session.ts';

/** The pages of a session: times name their time zone where it is not that of whoever is signed in. */
export function ClientRegion() {
  return (
    <RegionProvider value={useSession().user.client?.use_zone ?? null}>
      <Outlet />
    </RegionProvider>
  );
}
