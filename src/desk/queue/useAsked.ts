import { useState } from 'react';

/** What is asked about one row of a list before it is done. */
export interface RowQuestion<Question> {
  /** What was asked last: it stays when it is closed, so that it gives the focus back. Asked again, its number is another. */
  readonly asked: { readonly question: Question; readonly number: number } | null;
  readonly isOpen: boolean;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
}

/** One question at a time about the rows of a list. */
export function useAsked<Question>(): RowQuestion<Question> {
  const [asked, setAsked] = useState<RowQuestion<Question>['asked']>(null);
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
