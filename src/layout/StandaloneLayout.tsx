import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { SupportFooter } from '../support/SupportFooter.tsx';
import { paths } from '../ui/paths.ts';
import { Content } from './Content.tsx';

/** Content of 1034 px, with a session; without header, sidebar and banner. */
export function StandaloneLayout() {
  const { user } = useSession();
  if (user.role !== 'client') return <Navigate to={paths.desk()} replace />;
  return (
    <Content maw={1082}>
      <Outlet />
      <SupportFooter />
    </Content>
  );
}
