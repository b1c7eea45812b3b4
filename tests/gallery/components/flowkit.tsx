import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { Actions } from '#src/flowkit/Actions.tsx';
import { NoEffectNotice, RefusedNotice, UnansweredNotice } from '#src/flowkit/AttemptNotices.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { Loadable, loadable } from '#src/flowkit/loadable.tsx';
import { OrderNotFound } from '#src/flowkit/OrderNotFound.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useSampleTexts } from './sampleTexts.ts';

function ActionsShown() {
  const words = useSampleTexts();
  return (
    <Actions>
      <Button>{words('goOn')}</Button>
      <Button variant="default">{words('cancel')}</Button>
    </Actions>
  );
}

function BusyShown() {
  const words = useSampleTexts();
  return <BusyIndicator>{words('sentence')}</BusyIndicator>;
}

function SectionShown() {
  const words = useSampleTexts();
  return (
    <Section title={words('title')} help={words('sentence')}>
      {words('reason')}
    </Section>
  );
}

function PageShown() {
  const words = useSampleTexts();
  return (
    <PageFrame title={words('title')} description={words('sentence')} summary={<aside>{words('review')}</aside>}>
      <SectionShown />
      <ActionsShown />
    </PageFrame>
  );
}

const failingPart = loadable<object>(() => Promise.reject(new Error('lost')));
const FetchedShown = () => <Loadable part={failingPart} given={{}} />;

const FrameShown = () => (
  <FlowFrame label="Flow" page="page">
    <PageShown />
  </FlowFrame>
);

function LoadingShown() {
  const words = useSampleTexts();
  return <LoadingPage title={words('title')} rows={3} />;
}

function NotLoadedShown() {
  const words = useSampleTexts();
  const fault = { kind: 'unreachable' } as const;
  return <LoadFailedPage title={words('title')} fault={fault} lost={words('sentence')} onRetry={() => {}} />;
}

function RefusedShown() {
  const words = useSampleTexts();
  return <RefusedNotice refusal={{ code: 'unavailable' }}>{words('sentence')}</RefusedNotice>;
}

function NoEffectShown() {
  const words = useSampleTexts();
  return <NoEffectNotice fault={null}>{words('sentence')}</NoEffectNotice>;
}

function UnansweredShown() {
  const words = useSampleTexts();
  return (
    <UnansweredNotice refusal={null} fault={{ kind: 'unreachable' }}>
      {words('sentence')}
    </UnansweredNotice>
  );
}

/** A text says why a component is not shown. */
export const flowkit: Readonly<Record<string, ComponentType | string>> = {
  OrderNotFound: () => <OrderNotFound onCheck={() => {}} />,
  Actions: ActionsShown,
  BusyIndicator: BusyShown,
  CheckAgainButton: () => <CheckAgainButton onCheck={() => {}} />,
  Loadable: FetchedShown,
  FlowFrame: FrameShown,
  FlowView: 'It is seen in the places of the flows.',
  LoadingPage: LoadingShown,
  LoadFailedPage: NotLoadedShown,
  NoEffectNotice: NoEffectShown,
  PageFrame: PageShown,
  Polling: 'It is seen in the places of polling.',
  RefusedNotice: RefusedShown,
  Section: SectionShown,
  UnansweredNotice: UnansweredShown,
};
