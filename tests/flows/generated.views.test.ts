import { afterAll, beforeAll, describe } from 'vitest';
import { type Gallery, openGallery } from '../flowkit/gallery.ts';
import { viewsSuite } from '../flowkit/viewsSuite.ts';
import { requestedMachines } from './index.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

describe.each(requestedMachines)('$name', (flow) => viewsSuite(flow, () => gallery));
