import { useLocation, useNavigationType } from 'react-router-dom';
import { z } from 'zod/mini';

/** From the history state; null after a reload or going back, when the decision is no longer news. */
export function useLastDecision<Decision>(decision: z.ZodMiniType<Decision>): Decision | null {
  const { state }: { state: unknown } = useLocation();
  const isComeBackTo = useNavigationType() === 'POP';
  if (isComeBackTo) return null;
  const last = z.object({ last: z.unknown() }).safeParse(state).data?.last;
  return decision.safeParse(last).data ?? null;
}
