import { useState } from 'react';

export interface RowDialog<Question> {
  /**
   * Stays after closing, so that the dialog can restore the focus. `number` changes with each question: use it as the
   * key.
   */
  readonly asked: { readonly question: Question; readonly number: number } | null;
  readonly isOpen: boolean;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
}

export function useRowDialog<Question>(): RowDialog<Question> {
  const [asked, setAsked] = useState<RowDialog<Question>['asked']>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    asked,
    isOpen,
    ask: (question) => {
      setAsked({ question, number: (asked?.number ?? 0) + 1 });
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
