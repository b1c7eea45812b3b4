import { IconPointFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import classes from './ReasonList.module.css';

/** Why not yet, and the way out. */
export interface Reason {
  readonly id: string;
  readonly text: ReactNode;
  readonly action?: { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

interface ReasonListProps {
  /** Names the list: `Not yet possible`. */
  readonly title?: ReactNode;
  readonly items: readonly Reason[];
  /** For `aria-describedby` of the control that the reasons hold back. */
  readonly id?: string;
}

/** The reasons that stand against an action, each with its way out. A polite live region while there are any. */
export function ReasonList({ title, items, id }: ReasonListProps) {
  return (
    <div role="status" id={id}>
      {items.length > 0 && (
        <div className={classes.reasons}>
          {title !== undefined && <div className={classes.title}>{title}</div>}
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.id} className={classes.item}>
                <IconPointFilled size={12} aria-hidden="true" className={classes.mark} />
                <span>
                  {item.text} <WayOut action={item.action} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function WayOut({ action }: { action: Reason['action'] }) {
  if (action === undefined) return null;
  if ('href' in action) return <AppLink href={action.href}>{action.label}</AppLink>;
  return (
    <button type="button" className={classes.button} onClick={action.onClick}>
      {action.label}
    </button>
  );
}
