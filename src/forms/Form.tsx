import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { focusControl } from './focusControl.ts';
import classes from './forms.module.css';
import type { FormState, Problem } from './typedForm.ts';
import { useAnswerFocus } from './useAnswerFocus.ts';

interface FormProps {
  readonly form: FormState;
  /** How the fields stand beside each other; one below the other where it is left out. */
  readonly className?: string | undefined;
  /** The fields, and the button that submits. */
  readonly children: ReactNode;
}

/** A form that is submitted: above its fields stands what was against it when it was last refused. */
export function Form({ form, className, children }: FormProps) {
  return (
    <form
      noValidate
      className={classes.form}
      onKeyDown={keepCompositionKeys}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ProblemSummary problems={form.summary} attempt={form.attempt} />
      <div className={className ?? classes.fields}>{children}</div>
    </form>
  );
}

/** Safari tells of the Enter that ends a composition after its end, by this code alone. */
const compositionKeyCode = 229;

/** The Enter by which an input method takes a word does not submit the form. */
function keepCompositionKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === compositionKeyCode;
  if (event.key === 'Enter' && isComposing) event.preventDefault();
}

/** The link leads to the control itself; the address stays what it is. */
function follow(event: MouseEvent, id: string): void {
  event.preventDefault();
  const control = document.getElementById(id);
  if (control !== null) focusControl(control);
}

interface ProblemSummaryProps {
  readonly problems: readonly Problem[];
  readonly attempt: number;
}

/** What stands against a form, each with a link to its field. It takes the focus each time that the form is refused. */
function ProblemSummary({ problems, attempt }: ProblemSummaryProps) {
  const { t } = useLingui();
  const title = useId();
  const root = useAnswerFocus(attempt, problems);
  const count = problems.length;
  if (count === 0) return null;
  return (
    <section ref={root} tabIndex={-1} aria-labelledby={title} className={classes.summary}>
      <h2 id={title} className={classes.summaryTitle}>
        <IconAlertCircle size={18} aria-hidden="true" />
        {t`${plural(count, { one: 'Please check # field', other: 'Please check # fields' })}`}
      </h2>
      <ul className={classes.problems}>
        {problems.map(({ id, label, words }) => (
          <li key={id}>
            <Trans>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {label}
              </a>
              : {words}
            </Trans>
          </li>
        ))}
      </ul>
    </section>
  );
}
