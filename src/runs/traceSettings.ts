import { timeZones, zones } from '#contract/entities/client.ts';
import { fieldFaultAllowlist } from '#machines/kit/fieldFaults.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { structureHash } from '#machines/kit/structure.ts';
import type { RecordedFlow } from '#pathways/trace/record.ts';

/** Numbers in child machines: polls without news, remaining tries of a code, bytes sent of a file. */
const shown = ['waits', 'tries_left', 'chosen.size', 'sent', ...fieldFaultAllowlist.shown] as const;
/** Codes that flows pass to their child machines. */
const childMachineCodes = {
  zone: zones,
  /** Without it a replayed page would show other times than the user has seen. */
  time_zone: [...Object.values(timeZones).flatMap((zone) => zone ?? []), 'UTC'],
  ...fieldFaultAllowlist.codes,
} as const;

export const traceSettingsOf = ({ id, version, machine, allowlist }: Flow): RecordedFlow => ({
  flow: id,
  version,
  structure: structureHash(machine),
  allowlist: { read: allowlist.read, codes: { ...childMachineCodes, ...allowlist.codes }, shown },
});
