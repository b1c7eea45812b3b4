import { useLocation, useNavigationType } from 'react-router-dom';
import { z } from 'zod/mini';

/**
 * What was decided on the page that has led here, as the browser's history keeps it; null on a page that was reloaded, or come back to:
 * the decision is no news there.
 */
export function useLastDecision<Decision>(decision: z.ZodMiniType<Decision>): Decision | null {
  const { state }: { state: unknown } = useLocation();
  const isComeBackTo = useNavigationType() === 'POP';
  if (isComeBackTo) return null;
  const last = z.object({ last: z.unknown() }).safeParse(state).data?.last;
  return decision.safeParse(last).data ?? null;
}
