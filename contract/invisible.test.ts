import { expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { calls } from './calls/index.ts';

type Schema = z.core.$ZodType;

/** Each invisible character is in the middle, so that trimming cannot remove it. */
const textsWithInvisible = ['Ab1\u200Bcd2', 'Ab1\u202Ecd2\u2060ef34gh56', `${'a1'.repeat(10)}\u200B${'b2'.repeat(12)}`];

/** The paths of text fields that keep invisible characters. */
function pathsKeepingInvisible(schema: Schema, path: string): readonly string[] {
  const { def } = schema._zod as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => pathsKeepingInvisible(field, `${path}.${name}`));
    case 'array':
      return pathsKeepingInvisible(def.element, `${path}[]`);
    case 'record':
      return [...pathsKeepingInvisible(def.keyType, `${path}{}`), ...pathsKeepingInvisible(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => pathsKeepingInvisible(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return pathsKeepingInvisible(def.innerType, path);
    case 'lazy':
      return pathsKeepingInvisible(def.getter(), path);
    case 'string':
    case 'pipe':
      return textsWithInvisible.some((probe) => keepsInvisible(schema, probe)) ? [path] : [];
    default:
      return [];
  }
}

function keepsInvisible(schema: Schema, probe: string): boolean {
  const parsed = schema['~standard'].validate(probe);
  if (parsed instanceof Promise) throw new Error('a schema of the contract waits for something');
  return parsed.issues === undefined && typeof parsed.value === 'string' && /[\u200B\u202E\u2060]/.test(parsed.value);
}

it('no call keeps invisible characters in text, except in secrets, file names and machine-made text [FOR-40]', () => {
  const found = Object.entries(calls).flatMap(([name, call]) => [
    ...('body' in call && call.body ? pathsKeepingInvisible(call.body, `${name}.body`) : []),
    ...('query' in call && call.query ? pathsKeepingInvisible(call.query, `${name}.query`) : []),
  ]);
  expect([...new Set(found)].toSorted()).toEqual([
    // Names are sanitised by `sanitiseFileName`, which removes more.
    'fileUpload.query.name',
    // Machine-generated, and parsed by its own schema.
    'flowDraftSave.body.snapshot',
    'flowTraceStore.body.trace',
    'handOverUpload.query.name',
    'orderByKey.query.key',
    // Secrets must stay unchanged.
    'passwordChange.body.current',
    'passwordChange.body.password',
    'registrationConfirm.body.password',
    'sessionSignIn.body.password',
  ]);
});
