import type { ServerModule } from '../module.ts';
import { productHandlers } from './handlers.ts';

export { type ClientPricingFacts as ClientStore, readPricingFacts as readStore } from './pricingFacts.ts';
export {
  addProduct,
  changeProduct,
  findProductInUse as findProduct,
  idsOfPlansInUse,
  readUsage,
} from './productsInUse.ts';
export { readProducts } from './readProducts.ts';

export const productsModule: ServerModule = { handlers: productHandlers };
