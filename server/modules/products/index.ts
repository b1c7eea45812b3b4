import type { ServerModule } from '../module.ts';
import { productHandlers } from './handlers.ts';

export { addProduct, changeProduct, findProductInUse as findProduct, idsOfPlansInUse, readUsage } from './inUse.ts';
export { readProducts } from './readProducts.ts';
export { type ClientPricingFacts as ClientStore, readPricingFacts as readStore } from './store.ts';

export const productsModule: ServerModule = { handlers: productHandlers };
