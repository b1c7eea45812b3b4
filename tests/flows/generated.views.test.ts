import { afterAll, beforeAll, describe } from 'vitest';
import { type Gallery, openGallery } from '../flowkit/gallery.ts';
import { viewsSuite } from '../flowkit/viewsSuite.ts';
import { flowsToTest } from './index.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

describe.each(flowsToTest)('$name', (flow) => viewsSuite(flow, () => gallery));
