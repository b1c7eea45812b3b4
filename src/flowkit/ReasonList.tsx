import '@mantine/core/styles/List.layer.css';
import { Alert, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../ui/AppLink.tsx';
import { TextButton } from '../ui/TextButton.tsx';

/** Why an action is not possible, with a remedy. */
export interface Reason {
  readonly id: string;
  readonly text: ReactNode;
  readonly action?: { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

interface ReasonListProps {
  readonly title?: ReactNode;
  readonly items: readonly Reason[];
  /** For `aria-describedby` of the control that the reasons disable. */
  readonly id?: string;
}

/** The live region is rendered without reasons too: one that appears with its content is not announced. */
export const ReasonList = ({ title, items, id }: ReasonListProps) => (
  <div role="status" id={id}>
    {items.length > 0 && (
      <Alert role="note" color="warn" p="sm" title={title}>
        <List>
          {items.map((item) => (
            <List.Item key={item.id}>
              {item.text} <RemedyLink action={item.action} />
            </List.Item>
          ))}
        </List>
      </Alert>
    )}
  </div>
);

function RemedyLink({ action }: { action: Reason['action'] }) {
  if (action === undefined) return null;
  if ('href' in action) return <AppLink href={action.href}>{action.label}</AppLink>;
  return <TextButton onClick={action.onClick}>{action.label}</TextButton>;
}
