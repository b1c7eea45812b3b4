import { timeZones, zones } from '#contract/entities/client.ts';
import { fieldFaultAllowlist } from '#machines/kit/fieldFaults.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { structureHash } from '#machines/kit/structure.ts';
import type { Recorded } from '#pathways/trace/record.ts';

/** Numbers that parts show: how often something was asked in vain, how often a code may still be entered, how much of a file is sent. */
const shown = ['waits', 'tries_left', 'chosen.size', 'sent', ...fieldFaultAllowlist.shown] as const;
/** Words that parts are told by the flows that invoke them. */
const codes = {
  zone: zones,
  /** A page cannot say a time without knowing whose it is. */
  time_zone: [...Object.values(timeZones).flatMap((zone) => zone ?? []), 'UTC'],
  ...fieldFaultAllowlist.codes,
} as const;

/** What is recorded of a run, for those who are to see it as it was: what the flow allows, and what its parts show. */
export const recordedOf = ({ id, version, machine, allowlist }: Flow): Recorded => ({
  flow: id,
  version,
  structure: structureHash(machine),
  allowlist: { read: allowlist.read, codes: { ...codes, ...allowlist.codes }, shown },
});
