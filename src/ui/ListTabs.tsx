import { Badge } from '@mantine/core';
import { useFormats } from '../i18n/useFormats.ts';
import { BareLink } from './AppLink.tsx';
import classes from './ListTabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  /** How many there are in it, of a list. */
  readonly count?: number;
  /** From here on nothing is counted: there may be more. */
  readonly mostCounted?: number;
  readonly href: string;
}

interface ListTabsProps {
  readonly label: string;
  readonly active: string;
  readonly tabs: readonly Tab[];
}

/** Scrolls a tab that is shown to the middle of its list. */
function toMiddle(tab: HTMLLIElement | null): void {
  const list = tab?.parentElement;
  if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Lists, or ways to do something, that a page shows one at a time: each is a link. Where there is no room for all they scroll sideways. */
export function ListTabs({ label, active, tabs }: ListTabsProps) {
  const { number } = useFormats();
  return (
    <nav aria-label={label}>
      <ul className={classes.tabs}>
        {tabs.map(({ id, label: name, count, mostCounted = Number.POSITIVE_INFINITY, href }) => (
          <li key={id} ref={id === active ? toMiddle : undefined}>
            <BareLink href={href} keepFocus className={classes.tab} aria-current={id === active ? 'page' : undefined}>
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <Badge color="gray" size="md" circle={count < 10}>
                    {count < mostCounted ? number(count) : `${number(mostCounted - 1)}+`}
                  </Badge>
                </>
              )}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
