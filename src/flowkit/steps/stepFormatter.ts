import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Fault } from '#machines/kit/fault.ts';
import type { Formats } from '../../i18n/formats.ts';

/** Things with a public name, by the field that holds their id. */
export type CatalogueIdField = 'plan_id' | 'addon_id' | 'service_id';

/** Formats parts of a step in the reader's language; redacted values read as hidden. */
export interface StepFormatter {
  readonly say: (words: MessageDescriptor) => string;
  readonly formats: Formats;
  /** The context of the run when the step happened. */
  readonly context: unknown;
  /** The id itself if the catalogue does not have it. */
  readonly nameOf: (kind: CatalogueIdField, id: unknown) => string;
  readonly wordOf: <Word extends string>(words: Readonly<Record<Word, MessageDescriptor>>, word: unknown) => string;
  readonly amount: (money: unknown) => string;
  readonly refused: (refusal: unknown) => string;
  readonly fault: (fault: Fault) => string;
}

/** For a value that was present and redacted. */
export const hiddenMessage = msg`hidden`;

export const doneMessage = msg`done`;
