/**
 * How long a test waits for what it means before it says that it did not come. A machine that is busy with something else
 * takes many times as long as an idle one: this only ends a wait for what never comes.
 */
export const patienceMs = 60_000;
