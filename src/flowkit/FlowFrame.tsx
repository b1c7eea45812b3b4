import { type ReactNode, useEffect, useRef } from 'react';

interface FlowFrameProps {
  readonly label: string;
  /** The page of the flow that is shown: where it changes, the focus goes to its heading. */
  readonly page: string;
  readonly children: ReactNode;
}

/** What stands around the pages of a flow. */
export const FlowFrame = ({ label, page, children }: FlowFrameProps) => (
  <section ref={useFocusOnEntry(page)} aria-label={label} data-flow>
    {children}
  </section>
);

/** Moves the focus to the heading when another page is entered, unless the person is busy outside of the flow. */
function useFocusOnEntry(page: string) {
  const root = useRef<HTMLElement>(null);
  const entered = useRef(page);
  useEffect(() => {
    if (entered.current === page) return;
    entered.current = page;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (!isFree) return;
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [page]);
  return root;
}
