import { useEffect, useRef } from 'react';
import type { Problem } from './typedForm.ts';

/** What somebody does who goes on: what comes to stand against the form from then on is no answer any more. */
const goingOn = ['click', 'input', 'drop'] as const;

/**
 * The element that tells what stands against a form. It takes the focus where that is the answer to a submission, at once or from the
 * server a while later, and never because somebody chooses otherwise.
 */
export function useAnswerFocus(attempt: number, problems: readonly Problem[]) {
  const root = useRef<HTMLElement>(null);
  const told = useRef({ attempt, ids: idsOf(problems) });
  const isAwaited = useRef(false);
  useEffect(() => {
    const goOn = ({ target }: Event) => {
      // Somebody who presses a button that is at work already still waits.
      const isOff = target instanceof Element && target.closest('[aria-disabled=true]') !== null;
      if (!isOff) isAwaited.current = false;
    };
    for (const doing of goingOn) document.addEventListener(doing, goOn, { capture: true });
    return () => {
      for (const doing of goingOn) document.removeEventListener(doing, goOn, { capture: true });
    };
  }, []);
  useEffect(() => {
    const before = told.current;
    const ids = idsOf(problems);
    told.current = { attempt, ids };
    const isSubmitted = before.attempt !== attempt;
    if (isSubmitted) isAwaited.current = true;
    const isMore = ids.some((id) => !before.ids.includes(id));
    if (isSubmitted || (isAwaited.current && isMore)) root.current?.focus();
  }, [attempt, problems]);
  return root;
}

const idsOf = (problems: readonly Problem[]): readonly string[] => problems.map(({ id }) => id);
