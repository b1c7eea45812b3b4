import type { DeclaredTransition } from '../declaredTransitions.ts';

/** XState's `xstate.done.actor.ask` becomes `ask answers`. */
export function eventText(event: string): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (actor !== undefined) return `${actor} ${end === 'done' ? 'answers' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (delay !== undefined) return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
  const [, state] = /^xstate\.done\.state\.(.+)$/.exec(event) ?? [];
  if (state !== undefined) return `${state} is done`;
  return event === 'always' ? 'at once' : event;
}

/** An unnamed guard is named by the number of its alternative. */
export function guardText({ id, definition: { guard } }: DeclaredTransition): string {
  const named = nameOf(guard);
  if (named !== '') return named;
  const alternative = Number(/\[(\d+)\] -> /.exec(id)?.[1] ?? 0);
  if (guard !== undefined) return `guard ${alternative + 1}`;
  return alternative > 0 ? 'else' : '';
}

/** An unnamed guard is shown by its source text. */
export function guardDetail(declared: DeclaredTransition): string {
  const { guard } = declared.definition;
  if (typeof guard !== 'function' || nameOf(guard) !== '') return guardText(declared);
  return String(guard)
    .replace(/^[^=]*=>\s*/, '')
    .replace(/\s+/g, ' ');
}

export function transitionText(declared: DeclaredTransition): string {
  const guard = guardText(declared);
  return guard === '' ? eventText(declared.event) : `${eventText(declared.event)} [${guard}]`;
}

function nameOf(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    return guard.guards.map((one) => nameOf(one) || 'guard').join(` ${guard.name} `);
  }
  if (typeof guard === 'function' && 'label' in guard) return String(guard.label);
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return '';
}
