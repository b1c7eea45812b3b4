import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Decision } from '#machines/parts/review.ts';
import { languageNames } from '../../../i18n/activate.ts';
import { verificationFieldWords } from '../../../i18n/verificationWords.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PlaceInQueue } from '../queue/PlaceInQueue.tsx';
import { leadFrom, type Place } from '../queue/place.ts';
import sides from '../sides.module.css';
import { Content } from './Content.tsx';
import { Decide, type DecideProps } from './Decide.tsx';
import { Earlier, Standing } from './Decisions.tsx';
import { Document } from './Document.tsx';
import { type LastVerdict, LastVerification } from './LastVerification.tsx';
import { Looks } from './Looks.tsx';

interface VerificationScreenProps extends DecideProps {
  readonly addressOf: (file_id: string) => string;
  /** Null where it is not in the list from which it was opened. */
  readonly place: Place | null;
  readonly list: { readonly name: string; readonly href: string };
  readonly last: LastVerdict | null;
  readonly onOpen: (address: string) => void;
  /** It was decided here. */
  readonly onDecided: (decision: Decision) => void;
}

/** One verification: its documents, what was handed in beside them, and what is decided on it. */
export function VerificationScreen(props: VerificationScreenProps) {
  const { row, review, newKey, addressOf, place, list, last, onOpen, onDecided } = props;
  const { t, i18n } = useLingui();
  const { company_name, power_of_attorney: attorney, business_license: license, language } = row;
  const decided = useSelector(review, ({ context, ...snapshot }) =>
    snapshot.status === 'done' && snapshot.value === 'decided' ? context.decision : null,
  );
  const isOvertaken = useSelector(review, (snapshot) => snapshot.matches('overtaken'));
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (decided !== null) tell(decided);
  }, [decided]);
  const licenceLabel = i18n._(verificationFieldWords.business_license);
  const attorneyLabel = i18n._(verificationFieldWords.power_of_attorney);
  return (
    <article onKeyDown={leadFrom(place, onOpen)}>
      <PageHeader
        title={t`Verification of ${company_name}`}
        back={{ label: t`Enterprise verifications`, href: list.href }}
        actions={place && <PlaceInQueue label={list.name} place={place} />}
      />
      <LastVerification last={last} />
      <div className={sides.sides}>
        <Stack>
          <Card title={licenceLabel}>
            <Document label={licenceLabel} file={license} address={addressOf(license.file_id)} />
          </Card>
          {attorney !== null && (
            <Card title={attorneyLabel}>
              <Document label={attorneyLabel} file={attorney} address={addressOf(attorney.file_id)} />
            </Card>
          )}
        </Stack>
        <Stack>
          <Card title={<Trans>What was handed in</Trans>}>
            <Content row={row} />
          </Card>
          <Earlier zone={row.zone} earlier={row.earlier} />
          <Card title={<Trans>Decision</Trans>}>
            <Stack gap="md">
              {row.status !== 'pending' && <Standing row={row} />}
              {row.decisions.length > 0 && (
                <>
                  <Text c="dimmed">
                    <Trans>
                      The client reads {languageNames[language]}; the usual sentences are filled in in that language.
                    </Trans>
                  </Text>
                  <Decide row={row} review={review} newKey={newKey} />
                  {isOvertaken && <AppLink href={place?.next ?? list.href}>{t`Go on with the next one`}</AppLink>}
                </>
              )}
            </Stack>
          </Card>
          <Looks looks={row.looks} />
        </Stack>
      </div>
    </article>
  );
}
