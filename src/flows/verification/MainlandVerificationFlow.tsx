import { useLingui } from '@lingui/react/macro';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { PersonStep } from './PersonStep.tsx';
import { enterpriseViews } from './sharedViews.ts';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof mainlandVerificationMachine, PageProps> = {
  'person.voucher.sorting': PersonStep,
  'person.voucher.kept': PersonStep,
  'person.voucher.authorisation.reading': PersonStep,
  'person.voucher.authorisation.unread': PersonStep,
  'person.voucher.authorisation.sorting': PersonStep,
  'person.voucher.authorisation.open': PersonStep,
  'person.voucher.authorisation.given': PersonStep,
  'person.voucher.authorisation.unoffered': PersonStep,
  'person.voucher.attorney.sorting': PersonStep,
  'person.voucher.attorney.asked': PersonStep,
  'person.voucher.attorney.given': PersonStep,
  ...enterpriseViews,
};

export function MainlandVerificationFlow({
  actor,
  ...around
}: FlowProps<typeof mainlandVerificationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Verifying a company`} views={views} around={around} />;
}
