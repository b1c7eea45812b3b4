import { Link } from 'react-router-dom';
import type { AppLinkProps } from '../ui/AppLink.tsx';

/** The router's link, for components that import no router. */
export function RouterLink({ href, keepFocus = false, ...props }: AppLinkProps) {
  return <Link {...props} to={href} state={{ keepFocus }} preventScrollReset={keepFocus} />;
}

/** Loads the document of its page, so that a user who has to sign in returns to that page and not to the one with the link. */
export function LoadingLink({ href, keepFocus: _, ...props }: AppLinkProps) {
  return <Link {...props} to={href} reloadDocument data-loads-anew />;
}
