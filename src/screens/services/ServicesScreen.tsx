import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { OpenService } from '#contract/entities/suite.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { ServiceCard, type SwitchService } from './ServiceCard.tsx';

export interface ServicesScreenProps {
  readonly services: readonly OpenService[];
  /** Only the main account can switch services. */
  readonly isMain: boolean;
  readonly paths: Paths;
  readonly onSwitch: SwitchService;
}

export function ServicesScreen({ services, isMain, paths, onSwitch }: ServicesScreenProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Services and add-ons`}
        description={<Trans>Turn on the services your company uses. Changes apply to all accounts immediately.</Trans>}
        back={{ label: t`Go to home page`, href: paths.home() }}
      />
      <Stack>
        {!isMain && (
          <Notice tone="info">
            <Trans>Only the main account can turn services on or off. You can see which are on.</Trans>
          </Notice>
        )}
        {services.map((service) => (
          <ServiceCard key={service.service_id} service={service} isMain={isMain} onSwitch={onSwitch}>
            {isMain && <StoreLink isExpired={service.ended_at !== null} paths={paths} />}
          </ServiceCard>
        ))}
      </Stack>
    </>
  );
}

function StoreLink({ isExpired, paths }: { readonly isExpired: boolean; readonly paths: Paths }) {
  return (
    <div>
      {isExpired ? (
        <AppLink href={paths.store('renew')}>
          <Trans>Renew to use it again</Trans>
        </AppLink>
      ) : (
        <AppLink href={paths.store()}>
          <Trans>View plans and add-ons</Trans>
        </AppLink>
      )}
    </div>
  );
}
