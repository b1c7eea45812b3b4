import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { useLinkMode } from './linkMode.ts';
import { useWindowTitle } from './siteName.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly back?: { readonly label: string; readonly href: string };
  readonly actions?: ReactNode;
}

/** Sets the window's title and takes the focus after a navigation. */
export const PageHeader = ({ title, description, back, actions }: PageHeaderProps) => (
  <header style={{ marginBlockEnd: 'var(--mantine-spacing-lg)' }}>
    <title>{useWindowTitle(title)}</title>
    {back !== undefined && <BackLink {...back} />}
    <Group justify="space-between" gap="xs">
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {actions}
    </Group>
    {description !== undefined && (
      <Text c="dimmed" mt={4}>
        {description}
      </Text>
    )}
  </header>
);

/** Renders nothing if that page is not available here: the surrounding application has its own way back. */
function BackLink({ label, href }: NonNullable<PageHeaderProps['back']>) {
  if (useLinkMode(href) === 'elsewhere') return null;
  return (
    <AppLink
      href={href}
      data-screen-only
      style={{ display: 'inline-block', marginBlockEnd: 'var(--mantine-spacing-xs)' }}
    >
      {label}
    </AppLink>
  );
}
