import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../ui/paths.ts';
import { useSession } from '../session.ts';
import classes from './StandaloneLayout.module.css';

/** The frame of pages that stand alone, 1034 px wide: signed in, without header, sidebar and banner. */
export function StandaloneLayout() {
  const { user } = useSession();
  if (user.role !== 'client') return <Navigate to={paths.desk()} replace />;
  return (
    <main id="content" className={classes.content} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
