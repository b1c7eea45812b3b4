import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { quoted } from '#machines/flows/purchase/examples/order.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CheckCard, ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { CopyText } from '#src/ui/CopyText.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FileLine } from '#src/ui/FileLine.tsx';
import { ListTabs } from '#src/ui/ListTabs.tsx';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { BrokenPicture, EmptyPicture } from '#src/ui/pictures.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { QuantityInput } from '#src/ui/QuantityInput.tsx';
import { ReasonList } from '#src/ui/ReasonList.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { SummaryLayout, SummaryPanel } from '#src/ui/SummaryPanel.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Column } from './Column.tsx';
import { useWords } from './words.ts';

const nothing = () => {};
const tones = ['info', 'good', 'warn', 'bad'] as const;

function Links() {
  const words = useWords();
  return <AppLink href="#">{words('title')}</AppLink>;
}

function BareLinks() {
  const words = useWords();
  return <BareLink href="#">{words('title')}</BareLink>;
}

function Cards() {
  const words = useWords();
  return (
    <Card title={words('title')} aside={<StatusBadge tone="good">{words('done')}</StatusBadge>}>
      {words('sentence')}
    </Card>
  );
}

function Choices() {
  const words = useWords();
  const [value, setValue] = useState('growth');
  const about = { description: words('sentence'), aside: <MoneyText money={quoted.amount} /> };
  return (
    <ChoiceCards
      legend={words('product')}
      value={value}
      onChange={setValue}
      choices={[
        { value: 'growth', title: words('title'), ...about },
        { value: 'flagship', title: words('other'), ...about },
      ]}
    />
  );
}

function Checks() {
  const words = useWords();
  const [isTaken, setTaken] = useState(true);
  return (
    <Column>
      <CheckCard title={words('title')} description={words('sentence')} checked={isTaken} onChange={setTaken} />
      <CheckCard title={words('other')} description={words('reason')} checked={false} onChange={nothing} disabled />
    </Column>
  );
}

function OpenDialog() {
  const words = useWords();
  const actions = (
    <>
      <Button variant="default">{words('cancel')}</Button>
      <Button>{words('goOn')}</Button>
    </>
  );
  return (
    <div style={{ blockSize: 400 }}>
      <Dialog open title={words('title')} actions={actions} onClose={nothing}>
        {words('sentence')}
      </Dialog>
    </div>
  );
}

function Empty() {
  const words = useWords();
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
  const words = useWords();
  return <ErrorState title={words('reason')} lost={words('sentence')} onRetry={nothing} details="TypeError" />;
}

function Files() {
  const words = useWords();
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

function Lists() {
  const words = useWords();
  return (
    <ListTabs
      label={words('title')}
      active="review"
      tabs={[
        { id: 'choose', label: words('choose'), count: 12, href: '#' },
        { id: 'review', label: words('review'), count: 3, href: '#' },
      ]}
    />
  );
}

function Notices() {
  const words = useWords();
  return (
    <Column>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={words('title')} onClose={nothing}>
          {words('sentence')}
        </Notice>
      ))}
      <Notice tone="bad" actions={<TextButton onClick={nothing}>{words('goOn')}</TextButton>}>
        {words('sentence')}
      </Notice>
    </Column>
  );
}

function Header() {
  const words = useWords();
  return (
    <PageHeader
      title={words('title')}
      description={words('sentence')}
      back={{ label: words('cancel'), href: '#' }}
      actions={<Button>{words('choose')}</Button>}
    />
  );
}

function Quantities() {
  const words = useWords();
  const [value, setValue] = useState(3);
  return (
    <Column>
      <QuantityInput label={words('accounts')} value={value} onChange={setValue} max={10} />
      <QuantityInput label={words('accounts')} value={10} onChange={nothing} max={10} />
    </Column>
  );
}

function Reasons() {
  const words = useWords();
  const way = { label: words('choose'), onClick: nothing };
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
  const words = useWords();
  return (
    <Receipt
      rows={[
        { id: 'plan', label: words('product'), value: words('title') },
        { id: 'about', label: words('company'), value: words('sentence') },
      ]}
    />
  );
}

function Badges() {
  const words = useWords();
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

function StepsShown() {
  const words = useWords();
  return (
    <Steps
      steps={[
        { id: 'choose', label: words('choose'), state: 'done', onBack: nothing },
        { id: 'review', label: words('review'), state: 'current' },
        { id: 'done', label: words('done'), state: 'ahead' },
      ]}
    />
  );
}

function Summary() {
  const words = useWords();
  return (
    <SummaryPanel
      title={words('title')}
      total={<MoneyText money={quoted.amount} strong />}
      action={<Button>{words('goOn')}</Button>}
      reasons={<ReasonList items={[{ id: 'one', text: words('reason') }]} />}
    >
      {words('sentence')}
    </SummaryPanel>
  );
}

function Layout() {
  const words = useWords();
  return (
    <SummaryLayout summary={<Summary />}>
      <Card>{words('sentence')}</Card>
    </SummaryLayout>
  );
}

function TextButtons() {
  const words = useWords();
  return <TextButton onClick={nothing}>{words('choose')}</TextButton>;
}

function Timelines() {
  const words = useWords();
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

/** The components of `src/ui`; a text says why there is nothing to see of one. */
export const ui: Readonly<Record<string, ComponentType | string>> = {
  AppLink: Links,
  BareLink: BareLinks,
  BrokenPicture,
  Card: Cards,
  CheckCard: Checks,
  ChoiceCards: Choices,
  CopyText: () => <CopyText text="MF-20261121-0001" label="MF-20261121-0001" />,
  Dialog: OpenDialog,
  EmptyPicture: Pictures,
  EmptyState: Empty,
  ErrorState: Broken,
  FileLine: Files,
  LinkProvider: 'It gives links to those below it.',
  ListTabs: Lists,
  LoadingState,
  Notice: Notices,
  PageHeader: Header,
  QrCode: () => <QrCode value="https://pay.example/abc" label="QR" />,
  QuantityInput: Quantities,
  ReasonList: Reasons,
  Receipt: Receipts,
  StatusBadge: Badges,
  Steps: StepsShown,
  SummaryLayout: Layout,
  SummaryPanel: Summary,
  SupportPlace: 'The application gives it what it shows.',
  SupportPlaceProvider: 'It gives a way to support to those below it.',
  TextButton: TextButtons,
  Timeline: Timelines,
  VisuallyHidden: () => <VisuallyHidden>It is heard and not seen.</VisuallyHidden>,
};
