import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';
import { useWay } from './way.ts';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address below the base path (`/order`), or a whole one. */
  readonly href: string;
  /** Leaves the focus where it is: for links that change a part of the page only. */
  readonly keepFocus?: boolean;
}

const PlainLink = ({ keepFocus: _, ...props }: AppLinkProps & { readonly 'data-leaves'?: true }) => <a {...props} />;

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Gives the parts the link of the application's router; without it links are plain. */
export const LinkProvider = LinkContext.Provider;

/** A link to a page of the mall without a look of its own. Where the page is not shown, it leaves for the one in its place, or is its text. */
export function BareLink(props: AppLinkProps) {
  const Link = use(LinkContext);
  const way = useWay(props.href);
  const { children } = props;
  if (way === 'link') return <Link {...props} />;
  if (way === 'elsewhere')
    return (
      <span>
        <Trans comment="a link to a page that the mini-program does not show">{children} (in a browser)</Trans>
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

/** A link to a page of the mall that looks like one. */
export function AppLink(props: AppLinkProps) {
  const way = useWay(props.href);
  return way === 'elsewhere' ? <BareLink {...props} /> : <Anchor component={BareLink} {...props} />;
}
