import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { RegisteredAccount } from '#contract/entities/registration.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { BareLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { paths } from '#src/ui/paths.ts';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';

export function Registered({ account }: { readonly account: RegisteredAccount }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <>
      <PageHeader title={t`Your account is ready`} />
      <Card>
        <Stack gap="xl">
          <RegistrationSteps current="done" />
          <Notice tone="good" title={<Trans>You can now sign in and buy.</Trans>}>
            <Trans>Orders can be activated once your company is verified.</Trans>
          </Notice>
          <DetailList
            rows={[
              { id: 'company', label: t`Company`, value: <bdi>{account.company_name}</bdi> },
              { id: 'email', label: t`Main account`, value: <bdi>{account.email}</bdi> },
              { id: 'at', label: t`Registered on`, value: moment(account.confirmed_at) },
            ]}
          />
          <Stack component="ol" gap="xs" ps="lg" style={{ listStyle: 'decimal' }} aria-label={t`Next steps`}>
            <li>
              <Trans>Sign in with your email address and password.</Trans>
            </li>
            <li>
              <Trans>Choose a plan and place your order.</Trans>
            </li>
            <li>
              <Trans>Verify your company so the order can be activated.</Trans>
            </li>
          </Stack>
          <div>
            <Button component={BareLink} href={paths.home()}>
              <Trans>Sign in</Trans>
            </Button>
          </div>
        </Stack>
      </Card>
    </>
  );
}
