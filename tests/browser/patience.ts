/**
 * How long a test waits for what it means before it says that it did not come. A machine that is busy with something else
 * takes many times as long as an idle one: this only ends a wait for what never comes. Where defects are tried, most waits are of that kind.
 */
export const patienceMs = Number(process.env.MALLFLOW_PATIENCE_SECONDS ?? '60') * 1_000;
