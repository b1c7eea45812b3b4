import { Link } from 'react-router-dom';
import type { AppLinkProps } from '../ui/AppLink.tsx';

/** The router's link, for the parts that know no router. */
export function RouterLink({ href, keepFocus = false, ...props }: AppLinkProps) {
  return <Link {...props} to={href} state={{ keepFocus }} preventScrollReset={keepFocus} />;
}

/** Loads its page anew: whoever has to sign in for it is led back to it, and not to the page with the link. */
export function LoadingLink({ href, keepFocus: _, ...props }: AppLinkProps) {
  return <Link {...props} to={href} reloadDocument data-loads-anew />;
}
