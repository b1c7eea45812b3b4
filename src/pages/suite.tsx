import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useLoaderData } from 'react-router-dom';
import { suiteUrlOf } from '#contract/entities/suiteEntries.ts';
import { suiteMenu } from '../layout/suiteMenu/menu.ts';
import { type MissingAccess, menuPathTo, missingAccessOf } from '../layout/suiteMenu/visibleItems.ts';
import type { PageAddress } from '../loading/prefetchLinks.ts';
import { LoadFailure } from '../services/requireData.ts';
import type { Services } from '../services/services.ts';
import { loadAllowed } from '../session/session.ts';
import { AppLink, BareLink } from '../ui/AppLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { paths } from '../ui/paths.ts';

export async function load(services: Services, { params }: PageAddress) {
  const trail = menuPathTo(params.entry ?? '', suiteMenu);
  const entry = trail.at(-1);
  if (entry === undefined || entry.url !== undefined || entry.subMenu !== undefined)
    throw new LoadFailure('refused', { code: 'not_found' }, '');
  const [allowed, { suite }] = await Promise.all([loadAllowed(services), services.settings()]);
  const missing = trail.flatMap((each) => missingAccessOf(each, allowed));
  return { label: entry.label, missing, address: suiteUrlOf(suite, entry.id) };
}

/** An entry of the suite outside the mall: links to it, or says why the user cannot use it. */
export function Component() {
  const { label, missing, address } = useLoaderData<typeof load>();
  const { i18n } = useLingui();
  const name = i18n._(label);
  const [first = null] = missing;
  return (
    <>
      <PageHeader title={name} />
      <Card>
        <EmptyState
          {...useEntryText(name, first, address !== null)}
          action={
            <Group justify="center" gap="lg">
              {first === null && address !== null && (
                <Button component={BareLink} href={address}>
                  <Trans>Open “{name}” in the suite</Trans>
                </Button>
              )}
              {first === 'system' && (
                <AppLink href={paths.store()}>
                  <Trans>View plans and add-ons</Trans>
                </AppLink>
              )}
              <AppLink href={paths.home()}>
                <Trans>Go to home page</Trans>
              </AppLink>
            </Group>
          }
        />
      </Card>
    </>
  );
}

function useEntryText(
  name: string,
  missing: MissingAccess | null,
  hasAddress: boolean,
): { readonly title: string; readonly text: string } {
  const { t } = useLingui();
  const words = {
    system: () => ({ title: t`This feature isn’t turned on`, text: t`Your current plan doesn’t include it.` }),
    setting: () => ({
      title: t`This feature isn’t turned on`,
      text: t`Your main account owner can turn it on in the suite.`,
    }),
    roles: () => ({
      title: t`You don’t have permission to use this feature`,
      text: t`Your main account owner can give you access in the suite.`,
    }),
  } as const satisfies Record<MissingAccess, unknown>;
  if (missing !== null) return words[missing]();
  return {
    title: t`“${name}” isn’t part of the mall`,
    text: hasAddress
      ? t`It’s part of the suite. In the mall, you’ll find plans, orders and vouchers.`
      : t`It’s part of the suite, so open it there. In the mall, you’ll find plans, orders and vouchers.`,
  };
}
