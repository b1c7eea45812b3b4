import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { z } from 'zod/mini';
import type { ReviewInput, reviewMachine } from '#machines/parts/review.ts';
import { listenToPage, tellPart } from '../../pageEvents.ts';

const kept = z.array(z.object({ part: z.string(), words: z.string() }));

function keptMarks(storage: Storage, name: string): ReviewInput['marks'] {
  try {
    return kept.parse(JSON.parse(storage.getItem(name) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Runs a review for as long as its page is open. What is typed is in the tab's storage under the name, and there again after a reload,
 * until the subject is decided.
 */
export function useReviewRun(
  machine: typeof reviewMachine,
  input: Omit<ReviewInput, 'marks'>,
  name: string,
): ActorRefFrom<typeof reviewMachine> {
  const [actor] = useState(() => createActor(machine, { input: { ...input, marks: keptMarks(sessionStorage, name) } }));
  useEffect(() => {
    actor.start();
    const keep = actor.subscribe(({ status, context }) => {
      if (status === 'done') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify(context.marks));
    });
    const stopListening = listenToPage((event) => tellPart(actor, event));
    return () => {
      stopListening();
      keep.unsubscribe();
    };
  }, [actor, name]);
  return actor;
}
