import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { Enterprise } from '#contract/entities/account.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { Verification } from '#contract/entities/verification.ts';
import { creditCodeLabels, verificationStatusLabels } from '../../i18n/verificationLabels.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import type { Tone } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ServiceLinks } from '../ServiceLinks.tsx';

const tones = {
  none: 'plain',
  pending: 'info',
  trial_pass: 'warn',
  pass: 'good',
  refuse: 'bad',
  refuse_alternate: 'bad',
} as const satisfies Record<Verification['status'], Tone | 'plain'>;

const zoneLabels = {
  CN: msg`Mainland China`,
  HK: msg`Hong Kong`,
  TW: msg`Taiwan`,
  JP: msg`Japan`,
  other: msg`Other region`,
} as const satisfies Record<Zone, MessageDescriptor>;

interface EnterpriseScreenProps {
  readonly enterprise: Enterprise;
  /** The order to return to for its activation after the verification. */
  readonly activationOf: string | undefined;
  readonly paths: Paths;
}

export function EnterpriseScreen({ enterprise, activationOf, paths }: EnterpriseScreenProps) {
  const { t, i18n } = useLingui();
  const { full_name, use_zone, currency, enterprise_number, verification, sales_manager } = enterprise;
  const rows = [
    { id: 'name', label: t`Company name`, value: full_name },
    { id: 'zone', label: t`Region`, value: i18n._(zoneLabels[use_zone]) },
    { id: 'currency', label: t`Currency`, value: currency },
    ...(enterprise_number === null
      ? []
      : [{ id: 'number', label: i18n._(creditCodeLabels[use_zone]), value: <bdi>{enterprise_number}</bdi> }]),
    ...(sales_manager === null
      ? []
      : [
          {
            id: 'manager',
            label: t`Your sales manager`,
            value: (
              <>
                {sales_manager.name} · <bdi>{sales_manager.email}</bdi>
              </>
            ),
          },
        ]),
  ];
  return (
    <>
      <PageHeader title={t`Company profile`} />
      <Stack>
        <Card
          title={<Trans>Company</Trans>}
          aside={
            <StatusBadge tone={tones[verification.status]}>
              {i18n._(verificationStatusLabels[verification.status])}
            </StatusBadge>
          }
        >
          <DetailList rows={rows}>
            {verification.status !== 'pass' && (
              <AppLink href={paths.verification(verification.verification_type, activationOf)}>
                <Trans>Go to verification</Trans>
              </AppLink>
            )}
          </DetailList>
        </Card>
        <Card title={<Trans>Company tools</Trans>}>
          <ServiceLinks paths={paths} />
        </Card>
        <Card title={<Trans>Members</Trans>}>
          <Members members={enterprise.members} />
        </Card>
      </Stack>
    </>
  );
}

const Members = ({ members }: Pick<Enterprise, 'members'>) => (
  <Stack component="ul" gap="md">
    {members.map(({ user_id, name, email, is_admin, is_self }) => (
      <Group component="li" key={user_id} justify="space-between" gap="xs">
        <div style={{ overflowWrap: 'anywhere' }}>
          <Text fw={650}>{name}</Text>
          <Text fz="sm" c="dimmed">
            {email}
          </Text>
        </div>
        <Group gap="xs">
          {is_self && (
            <StatusBadge tone="info">
              <Trans>You</Trans>
            </StatusBadge>
          )}
          <StatusBadge tone="plain">
            {is_admin ? <Trans>Main account</Trans> : <Trans>Child account</Trans>}
          </StatusBadge>
        </Group>
      </Group>
    ))}
  </Stack>
);
