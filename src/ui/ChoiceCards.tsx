import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';
import { type Reason, ReasonList } from './ReasonList.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** On the right of the title: a price. */
  readonly aside?: ReactNode;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
  /** Why it cannot be chosen, each with its way out. Not empty: the card is closed. */
  readonly reasons?: readonly Reason[];
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly columns?: 1 | 2 | 3;
}

/** One of several, as a group of radio buttons that look like cards. A closed one says why, and what to do. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, hideLegend = false, choices, value, onChange, columns = 1 } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend} data-hidden={hideLegend || undefined}>
        {legend}
      </legend>
      <div className={classes.cards} data-columns={columns}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            name={name}
            chosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceCardProps {
  readonly choice: Choice;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceCard({ choice, name, chosen, onChoose }: ChoiceCardProps) {
  const id = useId();
  const reasons = choice.reasons ?? [];
  const closed = reasons.length > 0;
  return (
    <div className={classes.card} data-chosen={chosen || undefined} data-closed={closed || undefined}>
      <label className={classes.label}>
        <input
          type="radio"
          className={classes.radio}
          name={name}
          value={choice.value}
          checked={chosen}
          aria-disabled={closed || undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-more ${id}-reasons`}
          onChange={() => {
            if (!closed) onChoose();
          }}
        />
        <span className={classes.body}>
          <span className={classes.head}>
            <span id={`${id}-title`} className={classes.title}>
              {choice.title}
            </span>
            {choice.badge}
            {choice.aside !== undefined && <span className={classes.aside}>{choice.aside}</span>}
          </span>
          <span id={`${id}-more`} className={classes.description}>
            {choice.description}
          </span>
        </span>
      </label>
      {choice.children}
      {closed && <ReasonList id={`${id}-reasons`} items={reasons} />}
    </div>
  );
}
