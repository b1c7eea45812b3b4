import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly back?: { readonly label: string; readonly href: string };
  readonly actions?: ReactNode;
}

/** The heading of a page. It names the window and takes the focus when the page is navigated to. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <title>{`${title} – Mallflow`}</title>
      {back !== undefined && (
        <div className={classes.back}>
          <AppLink href={back.href}>{back.label}</AppLink>
        </div>
      )}
      <div className={classes.row}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {description !== undefined && <p className={classes.description}>{description}</p>}
    </header>
  );
}
