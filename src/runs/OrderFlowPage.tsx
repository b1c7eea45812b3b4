import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import type { FlowDraft } from '#contract/calls/session.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { paths } from '../ui/paths.ts';
import type { FlowMessages } from './FlowMessages.ts';
import { FlowPage } from './FlowPage.tsx';

interface OrderRunInput<UserInput> {
  /** Key of the draft. */
  readonly key: string;
  readonly order_id: string;
  readonly userInput: UserInput | null;
}

interface OrderFlowPageProps<Machine extends AnyStateMachine, UserInput> {
  readonly flow: Flow<Machine, UserInput>;
  readonly messages: FlowMessages;
  readonly machine: Machine;
  readonly input: (given: OrderRunInput<UserInput>) => InputFrom<Machine>;
  /** Where the end of the run leads; the page of the order by default. */
  readonly after?: string | null;
  readonly children: (actor: Actor<Machine>) => ReactNode;
}

/** The order is the one in the address. */
export function OrderFlowPage<Machine extends AnyStateMachine, UserInput>(
  props: OrderFlowPageProps<Machine, UserInput>,
) {
  const { input, after = null, ...page } = props;
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const { id: order_id = '' } = useParams();
  return (
    <FlowPage
      {...page}
      key={order_id}
      subject={order_id}
      draft={draft}
      input={({ key }, userInput) => input({ key, order_id, userInput })}
      onOver={() => void navigate(after ?? paths.order(order_id), { replace: true })}
    />
  );
}
