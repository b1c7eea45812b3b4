import { Link } from 'react-router-dom';
import type { AppLinkProps } from '../ui/AppLink.tsx';

/** For components that must not import the router. */
export function RouterLink({ href, keepFocus = false, ...props }: AppLinkProps) {
  return <Link {...props} to={href} state={{ keepFocus }} preventScrollReset={keepFocus} />;
}

/** Reloads the document, so that a user who has to sign in returns to the linked page and not to this one. */
export function ReloadingLink({ href, keepFocus: _, ...props }: AppLinkProps) {
  return <Link {...props} to={href} reloadDocument data-loads-anew />;
}
