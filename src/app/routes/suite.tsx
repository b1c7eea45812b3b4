import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useLoaderData } from 'react-router-dom';
import type { Missing } from '../../layout/suiteMenu/shown.ts';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paths } from '../../ui/paths.ts';
import { loadSuiteEntry } from '../pageData.ts';

export const load = loadSuiteEntry;

/** Stands for an entry of the suite that lies outside of the mall: it says so, or why it is not for who has come. */
export function Component() {
  const { label, missing, address } = useLoaderData<typeof loadSuiteEntry>();
  const { i18n } = useLingui();
  const name = i18n._(label);
  const [first = null] = missing;
  return (
    <>
      <PageHeader title={name} />
      <Card>
        <EmptyState
          {...useWords(name, first, address !== null)}
          action={
            <Group justify="center" gap="lg">
              {first === null && address !== null && (
                <Button component={BareLink} href={address}>
                  <Trans>Open “{name}” in the suite</Trans>
                </Button>
              )}
              {first === 'system' && (
                <AppLink href={paths.store()}>
                  <Trans>See plans and add-ons</Trans>
                </AppLink>
              )}
              <AppLink href={paths.home()}>
                <Trans>To the home page</Trans>
              </AppLink>
            </Group>
          }
        />
      </Card>
    </>
  );
}

function useWords(
  name: string,
  missing: Missing | null,
  hasAddress: boolean,
): { readonly title: string; readonly text: string } {
  const { t } = useLingui();
  const words = {
    system: () => ({ title: t`This module is not activated`, text: t`Your present plan does not include it.` }),
    setting: () => ({
      title: t`This module is not activated`,
      text: t`The main account of your company can switch it on in the suite.`,
    }),
    roles: () => ({
      title: t`You do not have permission to use this feature`,
      text: t`The main account of your company can give it to you in the suite.`,
    }),
  } as const satisfies Record<Missing, unknown>;
  if (missing !== null) return words[missing]();
  return {
    title: t`“${name}” lies outside of the mall`,
    text: hasAddress
      ? t`It belongs to the suite. In the mall you find plans, orders and vouchers.`
      : t`It belongs to the suite: open it where you work with the suite. In the mall you find plans, orders and vouchers.`,
  };
}
