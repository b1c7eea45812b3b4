import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { leafPathsOf, viewOfLeaf } from '#src/flowkit/leaf.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Steps, type WizardStep } from '#src/ui/Steps.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ChoosingView } from './choosing/ChoosingView.tsx';
import { priceViews } from './choosing/priceViews.tsx';
import { storeViews } from './choosing/storeViews.tsx';
import { type LoadableLaterView, laterStates, type PurchaseSnapshot, type View, type ViewProps } from './view.ts';
import './styles.ts';

interface Props extends Pick<ViewProps, 'onLeave'> {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  readonly later: LoadableLaterView;
}

export function PurchaseFlow({ actor, onLeave, later }: Props) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const view = { snapshot, send: actor.send, onLeave };
  usePrefetchLaterViews(later, snapshot);
  const page = isLater(snapshot) && typeof later !== 'function' ? later.state : pageIn(snapshot);
  return (
    <FlowFrame label={t`Purchase`} page={page}>
      <PurchaseSteps snapshot={snapshot} send={actor.send} />
      <VisuallyHidden live>{usePriceStatusText(snapshot)}</VisuallyHidden>
      <Current {...view} later={later} />
    </FlowFrame>
  );
}

/** Loads the views after choosing as soon as the user can go on, and retries a failed load when they have. */
function usePrefetchLaterViews(later: LoadableLaterView, snapshot: PurchaseSnapshot): void {
  const isHere = isLater(snapshot);
  const isNext = snapshot.can({ type: 'order.review' });
  const fetch = typeof later === 'function' ? null : later.fetch;
  useLayoutEffect(() => {
    if (isHere || isNext) fetch?.();
  }, [isHere, isNext, fetch]);
}

function Current({ later: LaterView, ...props }: ViewProps & { readonly later: LoadableLaterView }) {
  const leaves = leafPathsOf(props.snapshot.value);
  if (props.snapshot.matches('choosing')) {
    const Price = viewOfLeaf(priceViews, leaves);
    return <ChoosingView {...props} price={Price && <Price {...props} />} />;
  }
  const Page = viewOfLeaf(storeViews, leaves);
  if (Page !== undefined) return <Page {...props} />;
  return typeof LaterView === 'function' ? <LaterView {...props} /> : <LoadingLaterView {...LaterView} />;
}

function PurchaseSteps({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const edit = { type: 'selection.edit' } as const;
  const at = stepOf(snapshot);
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'current' : 'ahead');
  const steps: readonly WizardStep[] = [
    {
      id: 'choose',
      label: <Trans>Choose</Trans>,
      state: stateOf(0),
      ...(snapshot.can(edit) && { onBack: () => send(edit) }),
    },
    { id: 'review', label: <Trans>Review</Trans>, state: stateOf(1) },
    { id: 'done', label: <Trans>Done</Trans>, state: stateOf(2) },
  ];
  return <Steps label={t`Purchase steps`} steps={steps} />;
}

const stepOf = (snapshot: ViewProps['snapshot']): 0 | 1 | 2 => {
  if (snapshot.matches('placed')) return 2;
  return isLater(snapshot) ? 1 : 0;
};

function LoadingLaterView({ state, fetch }: Exclude<LoadableLaterView, View>) {
  const { t } = useLingui();
  const title = t`Your order`;
  if (state !== 'lost') return <LoadingPage title={title} rows={6} />;
  return (
    <LoadFailedPage
      title={title}
      fault={{ kind: navigator.onLine ? 'unreachable' : 'offline' }}
      lost={t`Nothing was lost. Everything you saved is still there.`}
      onRetry={fetch}
    />
  );
}

function usePriceStatusText(snapshot: ViewProps['snapshot']): string {
  const { t } = useLingui();
  const { money } = useFormats();
  if (!snapshot.matches('choosing')) return '';
  const { quote } = snapshot.context;
  if (snapshot.matches({ choosing: { price: 'quoting' } })) return t`Updating price…`;
  if (quote === null) return '';
  const total = money(quote.amount);
  return t`Total: ${total}`;
}

/** Identity of the page for the focus: renewing the price or looking the order up again must not move the focus. */
function pageIn(snapshot: PurchaseSnapshot): string {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches({ reviewing: 'requoting' }) || snapshot.matches('placing')) return 'reviewing.confirming';
  if (snapshot.matches('orderUnknown')) return 'orderUnknown';
  if (snapshot.matches('checkingOrder') && snapshot.context.lookups > 0) return 'orderUnknown';
  return leafPathsOf(snapshot.value).join();
}

const isLater = (snapshot: PurchaseSnapshot): boolean => laterStates.some((state) => snapshot.matches(state));
