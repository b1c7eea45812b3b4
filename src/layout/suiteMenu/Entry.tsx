import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, NavLink, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { BareLink } from '../../ui/AppLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import classes from './SuiteMenu.module.css';
import { containsCurrentItem, isCurrentItem, type VisibleItem } from './visibleItems.ts';

interface EntryProps {
  readonly item: VisibleItem;
  readonly pathname: string;
  readonly activity: boolean;
}

export const ActivityMark = () => (
  <Badge color="warn" size="sm" me={2}>
    <Trans>Promo</Trans>
  </Badge>
);

const Marked = ({ children }: { readonly children: string }) => (
  <>
    {children}
    <span className={classes.dot} aria-hidden="true" />
    <VisuallyHidden>
      <Trans>Promo</Trans>
    </VisuallyHidden>
  </>
);

export function Entry({ item, pathname, activity }: EntryProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(() => containsCurrentItem(item, pathname));
  const label = i18n._(item.label);
  const isMarked = activity && item.badge && !open;
  if (item.subMenu.length === 0)
    return (
      <li>
        <NavLink
          component={BareLink}
          href={item.href}
          active={isCurrentItem(item, pathname)}
          aria-current={isCurrentItem(item, pathname) ? 'page' : undefined}
          data-stop
          label={label}
          rightSection={activity && item.activity && <ActivityMark />}
        />
      </li>
    );
  return (
    <li>
      <NavLink
        component="button"
        type="button"
        data-stop
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        label={isMarked ? <Marked>{label}</Marked> : label}
        rightSection={<IconChevronDown data-turns size={16} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Stack component="ul" gap={4} py={4} ps="sm" id={id} data-below aria-label={label}>
          {item.subMenu.map((below) => (
            <Entry key={below.id} item={below} pathname={pathname} activity={activity} />
          ))}
        </Stack>
      )}
    </li>
  );
}
