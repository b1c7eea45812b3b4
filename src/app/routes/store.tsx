import { LoadingState } from '../../ui/LoadingState.tsx';
import type { Services } from '../services.ts';

/** The purchase page. */
export const storeRoute = (_services: Services) => ({ Component: () => <LoadingState /> });
