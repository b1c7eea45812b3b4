import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { baseQuote } from '#machines/flows/purchase/examples/order.ts';
import { Countdown } from '#src/flowkit/Countdown.tsx';
import { QrCode } from '#src/flowkit/QrCode.tsx';
import { ReasonList } from '#src/flowkit/ReasonList.tsx';
import { SummaryLayout, SummaryPanel } from '#src/flowkit/SummaryPanel.tsx';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { Timeline } from '#src/orders/Timeline.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FileLine } from '#src/ui/FileLine.tsx';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { BrokenPicture, EmptyPicture } from '#src/ui/pictures.tsx';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Column } from './Column.tsx';
import { useSampleTexts } from './sampleTexts.ts';

const doNothing = () => {};
const tones = ['info', 'good', 'warn', 'bad'] as const;

function Cards() {
  const words = useSampleTexts();
  return (
    <Card title={words('title')} aside={<StatusBadge tone="good">{words('done')}</StatusBadge>}>
      {words('sentence')}
    </Card>
  );
}

function Empty() {
  const words = useSampleTexts();
  return (
    <EmptyState
      picture="orders"
      title={words('title')}
      text={words('sentence')}
      action={<Button>{words('choose')}</Button>}
    />
  );
}

function Broken() {
  const words = useSampleTexts();
  return <ErrorState title={words('reason')} lost={words('sentence')} onRetry={doNothing} details="TypeError" />;
}

function Files() {
  const words = useSampleTexts();
  const file = { name: 'contract-signed.pdf', size: 1_482_000 };
  return (
    <Column>
      <FileLine file={file} address="#">
        {words('sentence')}
      </FileLine>
      <FileLine file={file} />
    </Column>
  );
}

function Notices() {
  const words = useSampleTexts();
  return (
    <Column>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={words('title')} onClose={doNothing}>
          {words('sentence')}
        </Notice>
      ))}
      <Notice tone="bad" actions={<TextButton onClick={doNothing}>{words('goOn')}</TextButton>}>
        {words('sentence')}
      </Notice>
    </Column>
  );
}

function Reasons() {
  const words = useSampleTexts();
  const way = { label: words('choose'), onClick: doNothing };
  return (
    <ReasonList
      title={words('title')}
      items={[
        { id: 'one', text: words('reason'), action: way },
        { id: 'other', text: words('sentence') },
      ]}
    />
  );
}

function Receipts() {
  const words = useSampleTexts();
  return (
    <DetailList
      rows={[
        { id: 'plan', label: words('product'), value: words('title') },
        { id: 'about', label: words('company'), value: words('sentence') },
      ]}
    />
  );
}

function Badges() {
  const words = useSampleTexts();
  return (
    <Column>
      {([...tones, 'plain'] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {words('done')}
        </StatusBadge>
      ))}
    </Column>
  );
}

function Summary() {
  const words = useSampleTexts();
  return (
    <SummaryPanel
      title={words('title')}
      total={<MoneyText money={baseQuote.amount} strong />}
      action={<Button>{words('goOn')}</Button>}
      reasons={<ReasonList items={[{ id: 'one', text: words('reason') }]} />}
    >
      {words('sentence')}
    </SummaryPanel>
  );
}

function Layout() {
  const words = useSampleTexts();
  return (
    <SummaryLayout summary={<Summary />}>
      <Card>{words('sentence')}</Card>
    </SummaryLayout>
  );
}

const moment = () => new Date('2026-11-21T10:05:18Z');

function CountdownShown() {
  const words = useSampleTexts();
  return (
    <Countdown until="2026-11-21T10:06:00Z" now={moment}>
      {(seconds) => `${words('review')}: ${seconds}`}
    </Countdown>
  );
}

function Timelines() {
  const words = useSampleTexts();
  return (
    <Timeline
      label={words('title')}
      items={[
        { id: 'choose', title: words('choose'), text: words('sentence'), state: 'done' },
        { id: 'review', title: words('review'), state: 'current' },
        { id: 'done', title: words('done'), state: 'ahead' },
      ]}
    />
  );
}

const Pictures = () => (
  <Column>
    {(['box', 'orders', 'vouchers', 'lifebuoy'] as const).map((picture) => (
      <EmptyPicture key={picture} picture={picture} />
    ))}
  </Column>
);

/** The components of `src/ui` that show information; a text says why a component is not shown. */
export const infoComponents: Readonly<Record<string, ComponentType | string>> = {
  BrokenPicture,
  Card: Cards,
  EmptyPicture: Pictures,
  EmptyState: Empty,
  ErrorState: Broken,
  FileLine: Files,
  LoadingState,
  Notice: Notices,
  RegistrationSteps: () => <RegistrationSteps current="mail" />,
  DetailList: Receipts,
  StatusBadge: Badges,
  SupportLink: 'The application gives it what it shows.',
  SupportLinkProvider: 'It gives a way to support to those below it.',
  VisuallyHidden: () => <VisuallyHidden>It is heard and not seen.</VisuallyHidden>,
};

export const flowInfoComponents: Readonly<Record<string, ComponentType | string>> = {
  Countdown: CountdownShown,
  QrCode: () => <QrCode value="https://pay.example/abc" label="QR" />,
  ReasonList: Reasons,
  SummaryLayout: Layout,
  SummaryPanel: Summary,
};

export const orderInfoComponents: Readonly<Record<string, ComponentType | string>> = { Timeline: Timelines };
