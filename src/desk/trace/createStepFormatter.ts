// Loads the messages for the refusals of every flow.
import '../../i18n/errorMessages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { currencies } from '#contract/money.ts';
import { isErrorName, refusalSchema } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import { isRedactionMark, mayBeRedacted } from '#pathways/trace/redaction.ts';
import { hiddenMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { errorMessageOf } from '../../i18n/errorText.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { NameLookup } from './publicNames.ts';

const faultMessages = {
  offline: msg`no connection`,
  unreachable: msg`couldn’t reach the server`,
  timeout: msg`no response in time`,
  signedOut: msg`session ended`,
  notice: msg`the server sent a message instead`,
  broken: msg`something went wrong on our side`,
} as const satisfies Record<Exclude<Fault['kind'], 'refused'>, MessageDescriptor>;

const money = z.object({ minor: z.number(), currency: z.enum(currencies) });

/** `context` is what the run knew at the step. */
export function createStepFormatter(
  say: StepFormatter['say'],
  formats: Formats,
  nameOf: NameLookup,
  context: unknown,
): StepFormatter {
  const hidden = () => say(hiddenMessage);
  const refused = (refusal: unknown) => {
    const code = refusalSchema.safeParse(refusal).data?.code;
    if (!isErrorName(code)) return say(msg`rejected for a reason this version doesn’t recognise`);
    const reason = say(errorMessageOf(code));
    return say(msg`rejected – “${reason}”`);
  };
  return {
    say,
    formats,
    context,
    nameOf: (kind, id) => {
      if (typeof id !== 'string' || isRedactionMark(id)) return hidden();
      const name = nameOf(kind, id);
      return name === null ? id : formats.text(name);
    },
    wordOf: (words, word) => (hasMessage(words, word) ? say(words[word]) : hidden()),
    amount: (value) => {
      const read = money.safeParse(value).data;
      return read === undefined || mayBeRedacted(read.minor) ? say(msg`amount hidden`) : formats.money(read);
    },
    refused,
    fault: (fault) => (fault.kind === 'refused' ? refused(fault.refusal) : say(faultMessages[fault.kind])),
  };
}

const hasMessage = <Word extends string>(words: Readonly<Record<Word, unknown>>, word: unknown): word is Word =>
  typeof word === 'string' && Object.hasOwn(words, word);
