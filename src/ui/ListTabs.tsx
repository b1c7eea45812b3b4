import { Badge } from '@mantine/core';
import { useFormats } from '../i18n/useFormats.ts';
import { BareLink } from './AppLink.tsx';
import classes from './ListTabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

interface ListTabsProps {
  readonly label: string;
  readonly active: string;
  readonly tabs: readonly Tab[];
}

/** Lists that a page shows one at a time, each a link with how many there are in it. */
export function ListTabs({ label, active, tabs }: ListTabsProps) {
  const { number } = useFormats();
  return (
    <nav aria-label={label}>
      <ul className={classes.tabs}>
        {tabs.map(({ id, label: name, count, href }) => (
          <li key={id}>
            <BareLink href={href} keepFocus className={classes.tab} aria-current={id === active ? 'page' : undefined}>
              {name}{' '}
              <Badge color="gray" size="md" circle={count < 10}>
                {number(count)}
              </Badge>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
