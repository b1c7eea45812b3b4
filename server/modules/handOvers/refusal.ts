import type { Deps } from '../../deps.ts';
import { type Refused, refuse } from '../../wire/handler.ts';
import type { WantedHandOver } from '../flows/index.ts';

/** Why a file cannot be handed over now; null where it can. Asked at each step, as the flow may go on meanwhile. */
export async function handOverRefusal(
  wanted: WantedHandOver,
  { db, flows }: Pick<Deps, 'db' | 'flows'>,
): Promise<Refused | null> {
  const access = flows.get(wanted.flow);
  if (access?.handOver === undefined || !(await access.user(wanted.subject, wanted.caller, { db })))
    return refuse('hand_over_closed');
  const code = await access.handOver(wanted, { db });
  return code === null ? null : refuse(code);
}
