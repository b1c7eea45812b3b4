import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import type { ActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { z } from 'zod/mini';

interface RunAddressOptions<Snapshot extends AnyMachineSnapshot, Event extends EventObject> {
  readonly actor: ActorRef<Snapshot, Event>;
  /** Address of the run's state, a step with its hash. Null: keep the current address. */
  readonly addressOf: (snapshot: Snapshot) => string | null;
  /** The beginning that all addresses of the run have in common. */
  readonly pages: string;
  /** The user's event for going back or forward in the browser to an entry, by its hash. */
  readonly events: Readonly<Record<string, Event>>;
  /** Whether the run is loading what an event needs: events wait. */
  readonly isLoading?: (snapshot: Snapshot) => boolean;
  /**
   * The steps are one long page. Entries are replaced rather than returned to, as the browser would restore the scroll
   * position of an entry that it returns to.
   */
  readonly keepsScroll?: boolean;
}

/** State of a history entry. `below`: the addresses of this run in the entries below it, the lowest first. */
const entryState = z.object({ below: z.array(z.string()) });
const previousAddressesIn = (state: unknown): readonly string[] => entryState.safeParse(state).data?.below ?? [];

const isNeverLoading = () => false;
const isStep = (address: string): boolean => address.includes('#');

interface Entry {
  readonly here: string;
  readonly below: readonly string[];
  readonly keepsScroll: boolean;
}

/**
 * The navigation to an address. A number goes back that many entries: to an earlier step, or to the page from which the
 * run began. Otherwise a further step pushes an entry, and anything else replaces the current one. Null: already there.
 */
function navigationTo(address: string, { here, below, keepsScroll }: Entry) {
  const at = isStep(address) ? below.indexOf(address) : 0;
  if (!keepsScroll && at >= 0 && at < below.length) return at - below.length;
  if (address === here) return null;
  return isStep(address) ? { replace: false, below: [...below, here] } : { replace: true, below };
}

/**
 * Keeps the address and a run's state the same, whichever changes. Each step is a history entry, so that the browser's
 * back button leads to the previous step by the event that the page's own button sends. An address never performs an
 * action that the machine does not accept from the user at that moment.
 */
export function useRunAddressSync<Snapshot extends AnyMachineSnapshot, Event extends EventObject>({
  actor,
  addressOf,
  pages,
  events,
  isLoading = isNeverLoading,
  keepsScroll = false,
}: RunAddressOptions<Snapshot, Event>): void {
  const navigate = useNavigate();
  const { key, pathname, hash, state } = useLocation();
  const navigation = useNavigationType();
  const loading = useNavigation().location?.pathname ?? null;
  const ownPages = useHref(pages);
  const handledKey = useRef(key);
  const isOwnMove = useRef(false);
  const pending = useRef<Event | undefined>(undefined);

  const write = useEffectEvent((wanted: string) => {
    // Another effect has sent an event since this render: the next one writes.
    if (wanted !== addressOf(actor.getSnapshot())) return;
    // Writing the address would cancel the navigation to a page that is still loading.
    if (loading?.startsWith(ownPages) === false) return;
    const move = navigationTo(wanted, { here: pathname + hash, below: previousAddressesIn(state), keepsScroll });
    if (typeof move === 'number') {
      isOwnMove.current = true;
      void navigate(move);
    } else if (move !== null) {
      // The view of the step takes the focus itself.
      const entry = { keepFocus: true, below: move.below };
      void navigate(wanted, { replace: move.replace, preventScrollReset: keepsScroll, state: entry });
    }
  });
  const eventHere = useEffectEvent(() => (navigation === 'POP' && !isOwnMove.current ? events[hash] : undefined));

  const address = useSelector(actor, addressOf);
  const isWaiting = useSelector(actor, isLoading);

  useEffect(() => {
    if (handledKey.current !== key) {
      pending.current = eventHere();
      isOwnMove.current = false;
    }
    handledKey.current = key;
    // Back was pressed again while the run was loading: handled once it has loaded.
    if (pending.current !== undefined && isWaiting) return;
    const event = pending.current;
    pending.current = undefined;
    if (event !== undefined && actor.getSnapshot().can(event)) actor.send(event);
    else if (address !== null) write(address);
  }, [actor, address, isWaiting, key]);
}
