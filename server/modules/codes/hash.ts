import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** Keyed with the server's secret: useless to a reader of the database alone. */
export const codeHash = (code_id: string, code: string, { settings }: Pick<Deps, 'settings'>): string =>
  createHmac('sha256', settings.secret).update(`code ${code_id} ${code}`).digest('hex');
