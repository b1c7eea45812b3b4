import type { PGlite } from '@electric-sql/pglite';

/** The exit status with which PGlite reports an error that PostgreSQL survives (its longjmp). */
const longjmpExitCode = 100;

/**
 * A PGlite that reopens at the next use after its PostgreSQL has panicked, as it does when its WAL cannot be written.
 * What was acknowledged is in its files; what was in progress fails.
 */
export async function createReopeningPglite(open: () => Promise<PGlite>): Promise<PGlite> {
  let isGone = false;
  const opened = async () => {
    const client = await open();
    failOnPanic(client, () => {
      isGone = true;
    });
    return client;
  };
  let current = await opened();
  let opening: Promise<void> | null = null;
  const reopen = async () => {
    current = await opened();
    isGone = false;
  };
  const whole = async () => {
    if (!isGone) return;
    opening ??= reopen().finally(() => {
      opening = null;
    });
    await opening;
  };
  const uses = new Set<PropertyKey>(['query', 'exec', 'transaction']);
  return new Proxy(current, {
    get: (_first, name) => {
      const value = Reflect.get(current, name, current);
      if (typeof value !== 'function') return value;
      if (name === 'close' && isGone) return async () => undefined;
      if (!uses.has(name)) return value.bind(current);
      return async (...given: unknown[]) => {
        await whole();
        return Reflect.get(current, name, current).apply(current, given);
      };
    },
  });
}

/**
 * PGlite asks a panicked PostgreSQL for the rest of its answer for ever, and blocks even signals. It restores the stack
 * after each error: the one place where its loop can be left.
 */
function failOnPanic({ Module }: PGlite, gone: () => void): void {
  const answer = Module._PostgresMainLoopOnce;
  const restoreStack = Module.stackRestore;
  let panic: { readonly cause: unknown } | null = null;
  Module._PostgresMainLoopOnce = () => {
    if (panic !== null) throw panic.cause;
    try {
      answer();
    } catch (cause) {
      if (!(cause instanceof Object && 'status' in cause && cause.status === longjmpExitCode)) {
        panic = { cause };
        gone();
      }
      throw cause;
    }
  };
  Module.stackRestore = (at) => {
    if (panic !== null) throw panic.cause;
    return restoreStack(at);
  };
}
