import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Fault } from '#machines/kit/fault.ts';
import type { Formats } from '../../i18n/formats.ts';

/** What has a public name, by the field that holds its id. */
export type Kind = 'plan_id' | 'addon_id' | 'service_id';

/** Says parts of a step in the reader's language; what redaction has taken away is said to be hidden. */
export interface Teller {
  readonly say: (words: MessageDescriptor) => string;
  readonly formats: Formats;
  /** What the run knew when it happened. */
  readonly context: unknown;
  /** The name of what is sold, by its id; the id itself where the catalogue does not know it. */
  readonly nameOf: (kind: Kind, id: unknown) => string;
  /** A word of a closed vocabulary. */
  readonly wordOf: <Word extends string>(words: Readonly<Record<Word, MessageDescriptor>>, word: unknown) => string;
  readonly amount: (money: unknown) => string;
  readonly refused: (refusal: unknown) => string;
  readonly fault: (fault: Fault) => string;
}

/** That something was there and is not to be read. */
export const hiddenWords = msg`hidden`;

/** That it was answered, where that says all. */
export const doneWords = msg`done`;
