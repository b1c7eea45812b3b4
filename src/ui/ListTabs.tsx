import '@mantine/core/styles/Scroller.layer.css';
import { Badge, Box, Scroller, UnstyledButton } from '@mantine/core';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useFormats } from '../i18n/useFormats.ts';
import { BareLink } from './AppLink.tsx';
import classes from './ListTabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** Counting stops here: 1000 is shown as `999+`. */
  readonly mostCounted?: number;
  readonly href: string;
}

interface ListTabsProps {
  readonly label: string;
  readonly active: string;
  readonly tabs: readonly Tab[];
}

const scrollToMiddle = { inline: 'center', block: 'nearest' } as const;

/** A tab focused by the keyboard scrolls out from under the scroll buttons; a pressed one stays under the pointer. */
const scrollToFocused = ({ target }: FocusEvent) =>
  target.matches(':focus-visible') && target.scrollIntoView(scrollToMiddle);

/** For the pointer only, as the keyboard reaches each tab: these buttons never take the focus. */
const pointerOnlyProps = {
  tabIndex: -1,
  'aria-hidden': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

/** Links. They scroll sideways if they do not fit. */
export function ListTabs({ label, active, tabs }: ListTabsProps) {
  const { number } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const shown = tabs.findIndex(({ id }) => id === active);
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView(scrollToMiddle);
  }, [shown]);
  return (
    <nav aria-label={label}>
      <Scroller className={classes.scroller} startControlProps={pointerOnlyProps} endControlProps={pointerOnlyProps}>
        <Box component="ul" ref={list} display="flex" style={{ gap: 4 }} onFocus={scrollToFocused}>
          {tabs.map(({ id, label: name, count, mostCounted = Number.POSITIVE_INFINITY, href }) => (
            <li key={id}>
              <UnstyledButton
                component={BareLink}
                href={href}
                keepFocus
                className={classes.tab}
                aria-current={id === active ? 'page' : undefined}
              >
                {name}
                {count !== undefined && (
                  <>
                    {' '}
                    <Badge color="gray" size="md" circle={count < 10}>
                      {count < mostCounted ? number(count) : `${number(mostCounted - 1)}+`}
                    </Badge>
                  </>
                )}
              </UnstyledButton>
            </li>
          ))}
        </Box>
      </Scroller>
    </nav>
  );
}
