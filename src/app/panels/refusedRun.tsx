export { RefusedRunState } from '../run/RefusedRunState.tsx';
