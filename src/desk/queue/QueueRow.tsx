import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Money } from '#contract/money.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import classes from './queue.module.css';

interface QueueRowProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly name: string;
  readonly aside?: ReactNode;
  readonly number: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
  readonly amount?: Money;
}

export function QueueRow({ href, className, name, aside, number, about, children, amount }: QueueRowProps) {
  const { money } = useFormats();
  return (
    <UnstyledButton
      component={BareLink}
      href={href}
      py={14}
      className={[classes.row, classes.columns, className].join(' ')}
    >
      <div>
        <Text fw={600}>{name}</Text>
        {aside && <DimmedText>{aside}</DimmedText>}
      </div>
      <div>
        {number}
        {about && <DimmedText>{about}</DimmedText>}
      </div>
      {children}
      {amount !== undefined && (
        <Text fw={600} ta="end" style={{ whiteSpace: 'nowrap' }}>
          {money(amount)}
        </Text>
      )}
    </UnstyledButton>
  );
}

export const DimmedText = ({ children }: { readonly children: ReactNode }) => (
  <Text c="dimmed" fz="sm">
    {children}
  </Text>
);

interface AgeAndReviewerProps {
  readonly at: string;
  readonly now: Date;
  /** Null for something undecided. */
  readonly by: string | null;
}

export function AgeAndReviewer({ at, now, by }: AgeAndReviewerProps) {
  const { age } = useFormats();
  const since = age(at, now);
  return <DimmedText>{by === null ? since : [since, by].join(' · ')}</DimmedText>;
}
