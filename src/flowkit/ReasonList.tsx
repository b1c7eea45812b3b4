import '@mantine/core/styles/List.layer.css';
import { Alert, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../ui/AppLink.tsx';
import { TextButton } from '../ui/TextButton.tsx';

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
export const ReasonList = ({ title, items, id }: ReasonListProps) => (
  <div role="status" id={id}>
    {items.length > 0 && (
      <Alert role="note" color="warn" p="sm" title={title}>
        <List>
          {items.map((item) => (
            <List.Item key={item.id}>
              {item.text} <WayOut action={item.action} />
            </List.Item>
          ))}
        </List>
      </Alert>
    )}
  </div>
);

function WayOut({ action }: { action: Reason['action'] }) {
  if (action === undefined) return null;
  if ('href' in action) return <AppLink href={action.href}>{action.label}</AppLink>;
  return <TextButton onClick={action.onClick}>{action.label}</TextButton>;
}
