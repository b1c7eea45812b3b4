import { useNavigate } from 'react-router-dom';
import { paths } from '../ui/paths.ts';
import { useWay } from '../ui/way.ts';

/** Goes home; from the mini-program, to where people work. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const way = useWay(paths.home());
  return typeof way === 'object' ? way.leave : () => void navigate(paths.home());
}
