import { Plural, Trans } from '@lingui/react/macro';
import { yearsOnOffer } from '#machines/flows/purchase/selection.ts';
import type { ViewProps } from '../view.ts';
import classes from './choosing.module.css';

/** For how many years; where there is only one answer, it is said. */
export function YearsChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { facts, selection } = snapshot.context;
  const years = facts === null ? [] : yearsOnOffer(facts, selection);
  const [only] = years;
  if (only === undefined) return null;
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>
        <Trans>For how long?</Trans>
      </legend>
      {years.length === 1 ? (
        <p className={classes.plain}>
          <Plural value={only} one="The term of this offer is # year." other="The term of this offer is # years." />
        </p>
      ) : (
        <div className={classes.segments}>
          {years.map((count) => (
            <label key={count} className={classes.segment}>
              <input
                type="radio"
                name="years"
                value={count}
                checked={selection.years === count}
                onChange={() => send({ type: 'years.set', years: count })}
              />
              <span>
                <Plural value={count} one="# year" other="# years" />
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
