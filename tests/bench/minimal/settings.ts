import ky from 'ky';
// Zod with methods, as when the goals were set: they are multiples of this page.
import { z } from 'zod';

const envelope = z.object({ code: z.int(), data: z.object({ languages: z.array(z.string()) }), msg: z.string() });

/** Makes one request; the page is shown even if it fails. */
export async function readSettings(): Promise<readonly string[]> {
  const answer = await ky
    .get('/oss/mall/settings', { retry: 0 })
    .json()
    .catch(() => null);
  const read = envelope.safeParse(answer);
  return read.success ? read.data.data.languages : [];
}
