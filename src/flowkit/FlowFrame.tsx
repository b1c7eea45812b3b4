import { type ReactNode, useEffect, useRef } from 'react';

interface FlowFrameProps {
  readonly label: string;
  /** Identity of the page: when it changes, the focus moves to its heading. */
  readonly page: unknown;
  /** Id of a control that gets the focus instead of the heading. */
  readonly leadsTo?: string;
  readonly children: ReactNode;
}

export const FlowFrame = ({ label, page, leadsTo, children }: FlowFrameProps) => (
  <section ref={useFocusOnEntry(page, leadsTo)} aria-label={label} data-flow>
    {children}
  </section>
);

/** Leaves the focus alone while the user is busy outside of the flow. */
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
