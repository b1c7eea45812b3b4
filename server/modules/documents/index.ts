/** Documents of orders: attached by a sales manager, or signed at a provider. */

import type { ServerModule } from '../module.ts';
import { documentHandlers } from './handlers.ts';
import { releaseUnusedDocuments } from './purge.ts';

export { findDocumentFile, signedDocumentsOf } from './readDocuments.ts';

export const documentsModule: ServerModule = { handlers: documentHandlers, purges: [releaseUnusedDocuments] };
