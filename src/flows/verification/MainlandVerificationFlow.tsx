import { useLingui } from '@lingui/react/macro';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { Person } from './Person.tsx';
import { enterpriseViews } from './sharedViews.ts';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof mainlandVerificationMachine, PageProps> = {
  'person.voucher.sorting': Person,
  'person.voucher.kept': Person,
  'person.voucher.authorisation.reading': Person,
  'person.voucher.authorisation.unread': Person,
  'person.voucher.authorisation.sorting': Person,
  'person.voucher.authorisation.open': Person,
  'person.voucher.authorisation.given': Person,
  'person.voucher.authorisation.unoffered': Person,
  'person.voucher.attorney.sorting': Person,
  'person.voucher.attorney.asked': Person,
  'person.voucher.attorney.given': Person,
  ...enterpriseViews,
};

export function MainlandVerificationFlow({
  actor,
  ...around
}: FlowProps<typeof mainlandVerificationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Verifying a company`} views={views} around={around} />;
}
