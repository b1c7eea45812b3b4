import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { z } from 'zod/mini';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { leavesOf, viewIn } from '../../../flowkit/leaf.ts';
import { paths } from '../../../ui/paths.ts';
import { type AppointmentStep, placeOf } from '../places.ts';

type Machine = typeof appointmentMachine;
type Way = Parameters<ActorRefFrom<Machine>['send']>[0];

/** What the browser's way back to a step asks for. Nobody is led forward by an address. */
const wayBackTo: Readonly<Record<string, Way>> = {
  '': { type: 'booking.leave' },
  '#questions': { type: 'answers.change' },
  '#category': { type: 'category.change' },
  '#time': { type: 'time.change' },
} satisfies Partial<Record<`#${AppointmentStep}` | '', Way>>;

/** What an entry of the history keeps: the addresses of this run that lie below it, the lowest first. */
const entryState = z.object({ below: z.array(z.string()) });
const belowIn = (state: unknown): readonly string[] => entryState.safeParse(state).data?.below ?? [];

/** The address of a state; null where the page stays where it is. */
function addressOf(leaves: readonly string[]): string | null {
  const place = viewIn(placeOf, leaves) ?? null;
  if (place === null) return null;
  return paths.appointment(place.page) + (place.step === null ? '' : `#${place.step}`);
}

const isStep = (address: string): boolean => address.includes('#');

interface Entry {
  readonly here: string;
  readonly below: readonly string[];
  /** Whether the run stood at this address before. */
  readonly wasHere: boolean;
}

/**
 * What leads from an entry of the history to an address: so many entries back to a step, or to the page that it all began from; an entry
 * of its own for a further step; else the address in place of this one.
 */
function moveTo(wanted: string, { here, below, wasHere }: Entry) {
  const at = isStep(wanted) ? below.indexOf(wanted) : 0;
  if (at >= 0 && at < below.length) return at - below.length;
  if (wanted === here) return null;
  const isFurther = isStep(wanted) && wasHere;
  return { replace: !isFurther, below: isFurther ? [...below, here] : below };
}

/**
 * Keeps the address and the run the same. What is begun from a page, and each step of it, is an entry of the history: the browser's way
 * back leads from one step to the one before. What is over leaves no entries to go back through.
 */
export function AppointmentInAddress({ actor }: { readonly actor: ActorRefFrom<Machine> }) {
  const navigate = useNavigate();
  const { key, pathname, hash, state } = useLocation();
  const navigation = useNavigationType();
  const wanted = useSelector(actor, ({ value }) => addressOf(leavesOf(value)));
  const here = pathname + hash;
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loadingTimes'));
  const heardKey = useRef(key);
  const way = useRef<Way | undefined>(undefined);
  const before = useRef<string | null>(null);

  const write = useEffectEvent((address: string) => {
    const move = moveTo(address, { here, below: belowIn(state), wasHere: before.current === here });
    before.current = address;
    if (typeof move === 'number') void navigate(move);
    // The focus stays where it is: the view of the step takes it.
    else if (move !== null)
      void navigate(address, { replace: move.replace, state: { keepFocus: true, below: move.below } });
  });

  useEffect(() => {
    if (heardKey.current !== key) way.current = navigation === 'POP' ? wayBackTo[hash] : undefined;
    heardKey.current = key;
    // Pressed again before the free times are there: it is heard once they are.
    if (way.current !== undefined && isLoading) return;
    const asked = way.current;
    way.current = undefined;
    if (asked !== undefined && actor.getSnapshot().can(asked)) actor.send(asked);
    else if (wanted !== null) write(wanted);
  }, [actor, wanted, isLoading, hash, key, navigation]);
  return null;
}
