import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** What is kept of a code: worth nothing to who reads the database without the secret of the server. */
export const codeHash = (code_id: string, code: string, { settings }: Pick<Deps, 'settings'>): string =>
  createHmac('sha256', settings.secret).update(`code ${code_id} ${code}`).digest('hex');
