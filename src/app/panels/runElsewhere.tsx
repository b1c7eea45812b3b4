export { RunElsewhere } from '../run/RunElsewhere.tsx';
