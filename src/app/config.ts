import { z } from 'zod';

const config = z.object({ oss: z.string().default('/oss'), crm: z.string().default('/crm') });

/** Where this deployment's two hosts are. */
export type Config = z.infer<typeof config>;

/** Reads what a deployment says of itself; what it does not say is as on one host. */
export function readConfig(text: string | null | undefined): Config {
  try {
    return config.parse(JSON.parse(text ?? '{}'));
  } catch {
    return config.parse({});
  }
}
