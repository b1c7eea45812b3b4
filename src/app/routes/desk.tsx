import { Navigate } from 'react-router-dom';
import { paths } from '../../ui/paths.ts';
import { DeskScreen } from '../desk/DeskScreen.tsx';
import { useSession } from '../session.ts';

/** Where the desk begins: support has its work, the others see what theirs will be. */
export const deskRoute = { Component: Desk };

function Desk() {
  const { user } = useSession();
  if (user.role === 'client') return <Navigate to={paths.home()} replace />;
  if (user.role === 'support') return <Navigate to={paths.deskTrace()} replace />;
  return <DeskScreen role={user.role} name={user.real_name || user.nickname} />;
}
