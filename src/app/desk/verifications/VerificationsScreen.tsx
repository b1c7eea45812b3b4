import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import {
  type DeskVerificationRow,
  type VerificationFilter,
  verificationFilters,
} from '#contract/calls/deskVerifications.ts';
import { isSameVerification, mainlandVerification } from '#contract/entities/verification.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BareLink } from '../../../ui/AppLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paths } from '../../../ui/paths.ts';
import { Queue } from '../queue/Queue.tsx';
import classes from '../queue/queue.module.css';
import { type LastVerdict, LastVerification } from './LastVerification.tsx';
import { useVerificationLists } from './useVerificationLists.ts';

interface VerificationsScreenProps {
  readonly status: VerificationFilter;
  readonly search: string;
  readonly verifications: readonly DeskVerificationRow[];
  readonly counts: Readonly<Partial<Record<VerificationFilter, number>>>;
  /** Whether there are more than are shown. */
  readonly more: boolean;
  /** What was decided on the page before. */
  readonly last: LastVerdict | null;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
}

/** The verifications of enterprises: those to be checked, the oldest first, and those that are decided. */
export function VerificationsScreen(props: VerificationsScreenProps) {
  const { status, search, verifications, counts, more, last, now, onSearch } = props;
  const { t } = useLingui();
  const names = useVerificationLists();
  return (
    <>
      <PageHeader title={t`Enterprise verifications`} back={{ label: t`Desk`, href: paths.desk() }} />
      <LastVerification last={last} />
      <Queue
        lists={{
          label: t`Lists of verifications`,
          names,
          ids: verificationFilters,
          shown: status,
          counts,
          hrefOf: (id) => paths.deskVerifications(id, search),
        }}
        search={{ label: t`Company or its number`, text: search, onSearch }}
        rows={{
          label: t`Verifications`,
          currencies: [],
          links: verifications.map((row) => ({
            id: row.verification_id,
            link: <Row row={row} address={paths.deskVerification(row.verification_id, status, search)} now={now} />,
          })),
        }}
        nothing={
          status === 'pending' ? (
            <Trans>There is nothing to check now.</Trans>
          ) : (
            <Trans>There is nothing here yet.</Trans>
          )
        }
        more={more}
      />
    </>
  );
}

interface RowProps {
  readonly row: DeskVerificationRow;
  readonly address: string;
  readonly now: Date;
}

function Row({ row, address, now }: RowProps) {
  const { age } = useFormats();
  const { company_name, full_name, credit_code, decided_at, decided_by, earlier } = row;
  const since = age(decided_at ?? row.submitted_at, now);
  return (
    <BareLink href={address} className={classes.row}>
      <div>
        <Text fw={600}>{company_name}</Text>
        {company_name !== full_name && <div className={classes.soft}>{full_name}</div>}
      </div>
      <div>
        {credit_code}
        <div className={classes.soft}>
          {isSameVerification(row.verification_type, mainlandVerification) ? (
            <Trans>Mainland</Trans>
          ) : (
            <Trans>Overseas</Trans>
          )}
          {earlier.length > 0 && (
            <>
              {' · '}
              <Trans>Handed in before</Trans>
            </>
          )}
        </div>
      </div>
      <div className={classes.soft}>{decided_by === null ? since : [since, decided_by].join(' · ')}</div>
    </BareLink>
  );
}
