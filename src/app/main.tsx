import { routesOf } from './routes.tsx';
import { startPages } from './start.tsx';

void startPages(routesOf);
