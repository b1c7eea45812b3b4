import { afterAll, beforeAll, describe } from 'vitest';
import { type Gallery, openGallery } from '../flowkit/gallery.ts';
import { viewsSuite } from '../flowkit/viewsSuite.ts';
import { testedNow } from './index.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

describe.each(testedNow)('$name', (flow) => viewsSuite(flow, () => gallery));
