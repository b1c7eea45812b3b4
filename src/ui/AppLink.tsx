import { Anchor } from '@mantine/core';
import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address below the base path (`/order`), or a whole one. */
  readonly href: string;
  /** Leaves the focus where it is: for links that change a part of the page only. */
  readonly keepFocus?: boolean;
}

const PlainLink = ({ keepFocus: _, ...props }: AppLinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Gives the parts the link of the application's router; without it links are plain. */
export const LinkProvider = LinkContext.Provider;

/** A link to a page of the mall without a look of its own. */
export function BareLink(props: AppLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}

/** A link to a page of the mall that looks like one. */
export const AppLink = (props: AppLinkProps) => <Anchor component={BareLink} {...props} />;
