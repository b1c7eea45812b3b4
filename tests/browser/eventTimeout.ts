/**
 * Timeout for expected events. It only ends waits for something that never comes, since a busy machine takes many times
 * as long as an idle one. Runs with defects shorten it: there, most waits are of that kind.
 */
export const eventTimeoutMs = Number(process.env.MALLFLOW_PATIENCE_SECONDS ?? '60') * 1_000;
