import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { typedDayIfAny } from '#contract/typedDay.ts';
import { words } from '#src/forms/issueWords.ts';

/** The days between which customers were created, each of which can be left out. */
export const daysSchema = z.object({ created_from: typedDayIfAny(), created_to: typedDayIfAny() }).check(
  z.refine(({ created_from, created_to }) => created_from === '' || created_to === '' || created_from <= created_to, {
    path: ['created_to'],
    message: words(msg`This day is before the first one. Please choose a later day.`),
  }),
);
