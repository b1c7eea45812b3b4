import { Trans } from '@lingui/react/macro';
import type { Plan } from '#contract/entities/product.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import classes from './choosing.module.css';

/** What a plan costs, and for how long. */
export const PlanPrice = ({ plan }: { readonly plan: Plan }) => (
  <span className={classes.price}>
    <MoneyText money={plan.price} strong />{' '}
    <span className={classes.dimmed}>{plan.is_buyout ? <Trans>once</Trans> : <Trans>a year</Trans>}</span>
  </span>
);
