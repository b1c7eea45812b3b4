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

/** Events for going back in the browser, by the hash of the entry. An address never moves the run forward. */
const wayBackTo: Readonly<Record<string, Way>> = {
  '': { type: 'booking.leave' },
  '#questions': { type: 'answers.change' },
  '#category': { type: 'category.change' },
  '#time': { type: 'time.change' },
} satisfies Partial<Record<`#${AppointmentStep}` | '', Way>>;

/** State of a history entry. `below`: the addresses of this run in the entries below it, the lowest first. */
const entryState = z.object({ below: z.array(z.string()) });
const belowIn = (state: unknown): readonly string[] => entryState.safeParse(state).data?.below ?? [];

/** Null: keep the current address. */
function addressOf(leaves: readonly string[]): string | null {
  const place = viewIn(placeOf, leaves) ?? null;
  if (place === null) return null;
  return paths.appointment(place.page) + (place.step === null ? '' : `#${place.step}`);
}

const isStep = (address: string): boolean => address.includes('#');

interface Entry {
  readonly here: string;
  readonly below: readonly string[];
  /** The run was at this address already, so that a new step gets an entry of its own. */
  readonly wasHere: boolean;
}

/**
 * The navigation to an address. A number goes back that many entries: to an earlier step, or to the page from which the
 * booking began. Otherwise a further step pushes an entry, and anything else replaces the current one. Null: already
 * there.
 */
function moveTo(wanted: string, { here, below, wasHere }: Entry) {
  const at = isStep(wanted) ? below.indexOf(wanted) : 0;
  if (at >= 0 && at < below.length) return at - below.length;
  if (wanted === here) return null;
  const isFurther = isStep(wanted) && wasHere;
  return { replace: !isFurther, below: isFurther ? [...below, here] : below };
}

/**
 * Keeps the address and the run in step. Each step is a history entry, so that the browser's back button leads to the
 * previous step. A finished booking leaves no entries behind.
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
    // The view of the step takes the focus itself.
    else if (move !== null)
      void navigate(address, { replace: move.replace, state: { keepFocus: true, below: move.below } });
  });

  useEffect(() => {
    if (heardKey.current !== key) way.current = navigation === 'POP' ? wayBackTo[hash] : undefined;
    heardKey.current = key;
    // Back was pressed again while the free times were loading: handled once they have loaded.
    if (way.current !== undefined && isLoading) return;
    const asked = way.current;
    way.current = undefined;
    if (asked !== undefined && actor.getSnapshot().can(asked)) actor.send(asked);
    else if (wanted !== null) write(wanted);
  }, [actor, wanted, isLoading, hash, key, navigation]);
  return null;
}
