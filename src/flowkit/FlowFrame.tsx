import { type ReactNode, useEffect, useRef } from 'react';

interface FlowFrameProps {
  readonly label: string;
  /** What tells the page that is shown from others: where it changes, the focus goes to its heading. */
  readonly page: unknown;
  /** The id of a control to which the page leads, in place of its heading. */
  readonly leadsTo?: string;
  readonly children: ReactNode;
}

/** What stands around the pages of a flow. */
export const FlowFrame = ({ label, page, leadsTo, children }: FlowFrameProps) => (
  <section ref={useFocusOnEntry(page, leadsTo)} aria-label={label} data-flow>
    {children}
  </section>
);

/** Moves the focus to the heading when another page is entered, unless the person is busy outside of the flow. */
function useFocusOnEntry(page: unknown, leadsTo: string | undefined) {
  const root = useRef<HTMLElement>(null);
  const entered = useRef(page);
  useEffect(() => {
    if (entered.current === page) return;
    entered.current = page;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (!isFree) return;
    const control = leadsTo === undefined ? null : document.getElementById(leadsTo);
    if (control !== null) {
      (control.querySelector<HTMLElement>('input:checked') ?? control).focus();
      return;
    }
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [page, leadsTo]);
  return root;
}
