import { useLingui } from '@lingui/react/macro';
import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { type FlowProps, FlowView } from '#src/flowkit/FlowView.tsx';

import { enterpriseViews } from './sharedViews.ts';
import type { PageProps } from './view.ts';

export function OverseasVerificationFlow({
  actor,
  ...around
}: FlowProps<typeof overseasVerificationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Verifying a company`} views={enterpriseViews} around={around} />;
}
