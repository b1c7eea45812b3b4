import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';
import { useLinkMode } from './linkMode.ts';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path below the base path (`/order`), or an absolute address. */
  readonly href: string;
  /** Leaves the focus on the link: for links that change only a part of the page. */
  readonly keepFocus?: boolean;
}

const PlainLink = ({ keepFocus: _, ...props }: AppLinkProps & { readonly 'data-leaves'?: true }) => <a {...props} />;

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Provides the router's link; without it, links are plain. */
export const LinkProvider = LinkContext.Provider;

/**
 * An unstyled link to a page of the mall. If the page is not available here, it leaves for its replacement or renders
 * only its text.
 */
export function BareLink(props: AppLinkProps) {
  const Link = use(LinkContext);
  const way = useLinkMode(props.href);
  const { children } = props;
  if (way === 'link') return <Link {...props} />;
  if (way === 'elsewhere')
    return (
      <span>
        <Trans comment="a link to a page that the mini-program does not show">{children} (browser only)</Trans>
      </span>
    );
  return (
    <PlainLink
      {...props}
      data-leaves
      onClick={(event) => {
        event.preventDefault();
        way.leave();
      }}
    />
  );
}

export function AppLink(props: AppLinkProps) {
  const way = useLinkMode(props.href);
  return way === 'elsewhere' ? <BareLink {...props} /> : <Anchor component={BareLink} {...props} />;
}
