// Before all else: what a part imports of the library's sheets has to come after those that it builds on.
import './styles.ts';

import { routesOf } from './routes.tsx';
import { startPages } from './start.tsx';

void startPages(routesOf);
