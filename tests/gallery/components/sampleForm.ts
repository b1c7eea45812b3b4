import { useSelector } from '@xstate/react';
import { type Actor, assign, createActor, setup } from 'xstate';
import { z } from 'zod/mini';
import { mobile } from '#contract/fields.ts';
import { typedCode, typedLine, typedNumber, typedText } from '#contract/typed.ts';
import { typedDay } from '#contract/typedDay.ts';

export const sampleSchema = z.object({
  company: typedLine(20).check(z.minLength(1)),
  credit_code: typedCode(18).check(z.minLength(7)),
  email: z.pipe(typedCode(254), z.email()),
  mobile: z.pipe(typedCode(40), mobile),
  budget: typedNumber({ min: 100, max: 1_000_000 }),
  plan: z.string().check(z.minLength(1)),
  invoice: z.union([z.enum(['electronic', 'paper']), z.literal('')]).check(z.refine((kind) => kind !== '')),
  agree: z.boolean().check(z.refine((agreed) => agreed)),
  news: z.boolean(),
  day: typedDay({ earliest: '2026-11-22', latest: '2027-11-22' }),
  notes: typedText(100),
});

type Typed = z.input<typeof sampleSchema>;

const emptyEntries: Typed = {
  company: '',
  credit_code: '',
  email: '',
  mobile: '',
  budget: '',
  plan: '',
  invoice: '',
  agree: false,
  news: false,
  day: '',
  notes: '',
};

interface Context {
  readonly typed: Typed;
  readonly submitted: unknown;
  readonly taken: string | null;
}

type FormEvent =
  | { readonly type: 'form.enter'; readonly values: Typed }
  | { readonly type: 'form.submit'; readonly understood: z.output<typeof sampleSchema> };

const takenCode = '91310000TAKEN00001';

const machine = setup({ types: { context: {} as Context, events: {} as FormEvent } }).createMachine({
  context: { typed: emptyEntries, submitted: null, taken: null },
  on: {
    'form.enter': { actions: assign({ typed: ({ event }) => event.values }) },
    'form.submit': {
      actions: assign(({ event: { understood } }) =>
        understood.credit_code === takenCode
          ? { taken: takenCode, submitted: null }
          : { taken: null, submitted: understood },
      ),
    },
  },
});

const storageName = 'gallery.form';

function restoreActor(): Actor<typeof machine> {
  const kept = sessionStorage.getItem(storageName);
  const actor = createActor(machine, kept === null ? {} : { snapshot: JSON.parse(kept) });
  actor.subscribe(() => sessionStorage.setItem(storageName, JSON.stringify(actor.getPersistedSnapshot())));
  return actor.start();
}

let actor: Actor<typeof machine> | undefined;

/** The run behind the form; the tab saves it as the application does. */
export function useSampleRun() {
  actor ??= restoreActor();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return { context, send: actor.send };
}
