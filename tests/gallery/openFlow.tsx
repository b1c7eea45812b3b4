import { i18n } from '@lingui/core';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { EventObject } from 'xstate';
import { maxTraceLength } from '#contract/calls/trace.ts';
import { flows as recordable } from '#machines/flows/index.ts';
import { stimulusNamed } from '#pathways/readGoldenSuite.ts';
import { childrenAlong } from '#pathways/trace/children.ts';
import { Recorder } from '#pathways/trace/record.ts';
import { ClientPage } from '#src/desk/trace/ClientPage.tsx';
import { type ReplayedTrace, readDeskTrace } from '#src/desk/trace/readTrace.ts';
import { traceSettingsOf } from '#src/runs/traceSettings.ts';
import { applyStimulus, HeldPorts } from '../machines/heldPorts.ts';
import type { GalleryLanguage } from './address.ts';
import { flows } from './flows.ts';
import { allPlaces, type Place, placesOf } from './places.ts';

export interface Gallery {
  /** Ends the newest request of a port as an example says. */
  end(port: string, example: string): void;
  send(event: EventObject): void;
  state(): { readonly value: unknown; readonly context: Readonly<Record<string, unknown>>; readonly status: string };
  /** The redacted record; null if the flow is not recorded, or nothing has happened. */
  record(): string | null;
  /** Shows the end of a record as support sees the client's page. */
  replay(record: string): Promise<void>;
  /** Starts a flow again on the same page, in English, at its start or at a place. */
  begin(flow: string, place?: string): Promise<void>;
  places(): readonly Pick<Place, 'flow' | 'name'>[];
  /** Renders the page in a language, in its current state. */
  speak(language: GalleryLanguage): Promise<void>;
}

declare global {
  interface Window {
    gallery: Gallery;
  }
}

/** Lets React render deferred work, whatever the (mocked) clock of the page says. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

function recorderOf(name: string): Recorder | null {
  const flow = Object.values(recordable).find(({ id }) => id === name);
  return flow === undefined ? null : new Recorder(traceSettingsOf(flow), () => new Date());
}

export async function openFlow(name: string, place: string | null, show: (view: ReactNode) => void): Promise<void> {
  const open = flows[name];
  if (open === undefined) throw new Error(`There is no flow ${name}`);
  const ports = new HeldPorts();
  const { model, actor, view } = open(ports);
  const way = place === null ? [] : placesOf(name).find((one) => one.name === place)?.way;
  const recorder = recorderOf(name);
  if (recorder !== null) actor.system.inspect(recorder.inspect);
  if (way === undefined) throw new Error(`${name} has no place ${place}`);
  for (const label of way) await applyStimulus(actor, ports, stimulusNamed(model, label));
  window.gallery = {
    end(port, example) {
      const outcome = model.outcomes[port]?.find((one) => one.name === example);
      if (outcome === undefined) throw new Error(`${port} has no example ${example}`);
      ports.last(port).end(outcome);
    },
    send: (event) => actor.send(event),
    state: () => {
      const { value, context, status } = actor.getSnapshot();
      return { value, context, status };
    },
    record: () => recorder?.take(maxTraceLength)?.text ?? null,
    replay: async (record) => {
      const found = await readDeskTrace(record, null);
      if (found.kind === 'refused') throw new Error(found.reason);
      show(createElement(ReplayedPage, found));
    },
    places: () => allPlaces().map(({ flow, name: at }) => ({ flow, name: at })),
    begin: async (flow, at) => {
      i18n.activate('en');
      actor.stop();
      await openFlow(flow, at ?? null, show);
    },
    speak: async (language) => {
      await nextTask();
      flushSync(() => i18n.activate(language));
    },
  };
  show(view);
}

function ReplayedPage({ desk: { Page }, fill, replayed, trace }: ReplayedTrace) {
  return (
    <ClientPage
      Page={Page}
      number={replayed.steps.length}
      snapshot={replayed.last.snapshot}
      parts={childrenAlong(trace).at(-1) ?? {}}
      fill={fill}
      language={undefined}
    />
  );
}
