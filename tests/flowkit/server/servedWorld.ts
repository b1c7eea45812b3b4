import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { users } from '#server/modules/identity/tables.ts';
import { takeEndpoint } from '../../browser/endpoint.ts';
import { closeUnfinishedWork, demoStart, openWorld, type World } from '../../browser/world.ts';

export async function openServedWorld(environment: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = await openWorld(demoStart, { environment }, takeEndpoint);
  afterAll(() => world.close());
  return world;
}

/** Copies all rows of the demo to restore them before each path. Not the sessions, since tabs stay signed in. */
export async function copyDemoRows({ db }: World): Promise<void> {
  await db.update(users).set({ guide_hidden: true, guide_dismissed: [] });
  await db.execute(sql`do $$ declare name text; begin
    create schema demo;
    for name in select tablename from pg_tables where schemaname = 'public'
      and tablename not in ('sessions', 'ended_sessions', 'session_passes', 'sign_in_attempts') loop
      execute format('create table demo.%1$I as table public.%1$I', name);
    end loop;
  end $$`);
}

/** Begins a path: restores the demo's rows, clears work under way, and resets rate limits. */
export async function beginPath({ db, passes }: World): Promise<void> {
  await db.execute(sql`do $$ declare name text; begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'demo' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%1$I overriding system value table demo.%1$I', name);
    end loop;
  end $$`);
  await closeUnfinishedWork(db);
  passes(2);
}
