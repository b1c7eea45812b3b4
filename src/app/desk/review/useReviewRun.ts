import { useEffect, useEffectEvent, useState } from 'react';
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
 * Runs a review for as long as its page is open, and no longer. What is typed is in the tab's storage under the name, and there again
 * after a reload, until the subject is decided; where there is no name, nothing is typed.
 */
export function useReviewRun(
  machine: typeof reviewMachine,
  input: Omit<ReviewInput, 'marks'>,
  name: string | null,
): ActorRefFrom<typeof reviewMachine> {
  const create = () => {
    const marks = name === null ? [] : keptMarks(sessionStorage, name);
    return createActor(machine, { input: { ...input, marks } });
  };
  const [actor, setActor] = useState(create);
  const createAgain = useEffectEvent(() => setActor(create()));
  useEffect(() => {
    // React may take an effect back and run it once more; what was stopped runs no more.
    if (actor.getSnapshot().status === 'stopped') return createAgain();
    actor.start();
    const keep = actor.subscribe(({ status, context }) => {
      if (name === null) return;
      if (status === 'done') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify(context.marks));
    });
    const stopListening = listenToPage((event) => tellPart(actor, event));
    return () => {
      stopListening();
      keep.unsubscribe();
      actor.stop();
    };
  }, [actor, name]);
  return actor;
}
