// Must be the first import: style sheets that a component imports have to follow those they build on.
import './styles.ts';

import { createRoutes } from './routes.tsx';
import { startPages } from './start.tsx';

void startPages(createRoutes);
