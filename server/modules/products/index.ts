import type { ServerModule } from '../module.ts';
import { productHandlers } from './handlers.ts';

export { addProduct, changeProduct, findProduct, idsOfPlansInUse, readUsage } from './inUse.ts';
export { readProducts } from './readProducts.ts';
export { type ClientStore, readStore } from './store.ts';

export const productsModule: ServerModule = { handlers: productHandlers };
