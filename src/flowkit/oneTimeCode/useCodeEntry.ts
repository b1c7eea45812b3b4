import { type RefObject, useEffect, useRef } from 'react';

/** The field for a code, while there is one, as the form around it submits it: what was typed is entered, or said to be at fault. */
export type CodeEntry = RefObject<(() => void) | null>;

/** For the form that submits a code with the rest. */
export function useCodeEntry(): { readonly entry: CodeEntry; readonly submitCode: () => void } {
  const entry = useRef<(() => void) | null>(null);
  return { entry, submitCode: () => entry.current?.() };
}

/** Lets the form around it submit the field for a code, as long as that is shown. */
export function useEnteredWith(entry: CodeEntry | undefined, submit: () => void): void {
  useEffect(() => {
    if (entry === undefined) return;
    entry.current = submit;
    return () => {
      entry.current = null;
    };
  });
}
