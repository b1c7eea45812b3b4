import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { z } from 'zod/mini';
import type { ReviewInput, reviewMachine } from '#machines/parts/review.ts';
import { usePageActor } from '../../services/usePageActor.ts';

const savedMarksSchema = z.array(z.object({ part: z.string(), words: z.string() }));

function readSavedMarks(storage: Storage, name: string): ReviewInput['marks'] {
  try {
    return savedMarksSchema.parse(JSON.parse(storage.getItem(name) ?? '[]'));
  } catch {
    return [];
  }
}

/** What the reviewer typed is in sessionStorage under `name`, and survives a reload until the subject is decided. */
export function useReviewRun(
  machine: typeof reviewMachine,
  input: Omit<ReviewInput, 'marks'>,
  name: string,
): ActorRefFrom<typeof reviewMachine> {
  const [marks] = useState(() => readSavedMarks(sessionStorage, name));
  const review = usePageActor(machine, { ...input, marks });
  useEffect(() => {
    const keep = review.subscribe(({ status, context }) => {
      if (status === 'done') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify(context.marks));
    });
    return () => keep.unsubscribe();
  }, [review, name]);
  return review;
}
