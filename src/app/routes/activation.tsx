import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { activationFlow } from '#machines/flows/activation/flow.ts';
import { activationMachine } from '#machines/flows/activation/machine.ts';
import { ActivationFlow } from '../../flows/activation/ActivationFlow.tsx';
import { activationPortsBy } from '../../ports/activation.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';
import { FlowPage } from '../run/FlowPage.tsx';
import type { RunWords } from '../run/RunWords.ts';
import { useServices } from '../services.ts';

const words: RunWords = {
  once: msg`Either way, the order is activated once.`,
  continued: msg`What you began here was finished in another window. You see how the order stands now.`,
  found: (
    <Trans>
      You will find how the order stands under <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
};

/** The page on which an order is activated, below the page of the order. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const { api, apiOptions, fileAddress, now } = useServices();
  const navigate = useNavigate();
  const { id: order_id = '' } = useParams();
  const machine = useMemo(() => activationMachine.provide({ actors: activationPortsBy(api, now) }), [api, now]);
  const origin = new URL(apiOptions.baseUrls.oss, window.location.href);
  return (
    <FlowPage
      words={words}
      key={order_id}
      flow={activationFlow}
      subject={order_id}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, order_id, userInput })}
      resume={() => ({ type: 'flow.resume' as const })}
      onOver={() => void navigate(paths.order(order_id), { replace: true })}
    >
      {(actor) => (
        <ActivationFlow actor={actor} absolute={(url) => new URL(url, origin).href} fileAddress={fileAddress} />
      )}
    </FlowPage>
  );
}
