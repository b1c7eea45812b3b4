import { describe, expect, it } from 'vitest';
import { type AnyActor, createActor } from 'xstate';
import { z } from 'zod/mini';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import type { Model } from '../../pathways/model.ts';
import config from '../../pathways.config.ts';
import { applyFormChecked } from '../kit/fieldFaults.ts';
import type { Flow } from '../kit/flow.ts';
import { openSnapshot, sealSnapshot } from '../kit/snapshot.ts';
import { flows } from './index.ts';

const models: Readonly<Record<string, Model>> = config.models;

const sealedSchema = z.looseObject({
  version: z.number(),
  snapshot: z.looseObject({ value: z.unknown(), context: z.looseObject({ field_faults: z.optional(z.unknown()) }) }),
});
const contextWithFaults = z.looseObject({ field_faults: z.record(z.string(), z.unknown()) });
/** A flow without migrations has had `field_faults` from its first version on. */
const migratedFormFlows = Object.values(flows).filter(
  ({ context, migrations }) => 'field_faults' in context.shape && migrations.length > 0,
);

/** The last version of a flow without `field_faults`. */
const lastVersionWithoutFaults = ({ migrations }: Flow, context: unknown): number | undefined =>
  migrations.findLast(({ change }) => {
    const changed = contextWithFaults.safeParse(change({ value: '', context, userInput: null })?.context);
    return changed.success && Object.keys(changed.data.field_faults).length === 0;
  })?.from;

describe('migration of field faults', () => {
  it.each(migratedFormFlows.map((flow) => [flow.id, flow] as const))(
    'a run of %s persisted by the last version without field faults is restored without any [RUN-07]',
    (_id, flow) => {
      const machine = holdAll(flow.machine, new HeldPorts());
      const actor: AnyActor = createActor(machine, { input: models[flow.id]?.input }).start();
      const {
        version: _,
        snapshot,
        ...kept
      } = sealedSchema.parse(JSON.parse(sealSnapshot(flow, actor.getPersistedSnapshot())));
      const { field_faults, ...context } = snapshot.context;
      const before = {
        ...kept,
        version: lastVersionWithoutFaults(flow, context),
        structure: 'another',
        snapshot: { ...snapshot, context },
      };
      const opened = openSnapshot(flow, JSON.stringify(before));
      expect(field_faults).toEqual({});
      expect(opened).toMatchObject({ kind: 'restored', snapshot: { context: { ...context, field_faults: {} } } });
      actor.stop();
    },
  );
});

it('checking a form replaces its own field faults and keeps those of other forms', () => {
  const missing = { code: 'missing', limit: null, shown: 'field' } as const;
  const tooLong = { code: 'too_long', limit: 200, shown: 'summary' } as const;
  const context = { field_faults: { company_name: missing, taxpayer_id: missing, mobile: missing } };
  const checked = { type: 'form.checked', field_faults: { company_name: tooLong, taxpayer_id: null } } as const;
  expect(applyFormChecked(context, checked)).toEqual({ field_faults: { company_name: tooLong, mobile: missing } });
});
