import { z } from 'zod/mini';

export const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed'), message: z.string() }),
  /** `test` is null for an error outside of all tests. */
  z.object({ kind: z.literal('caught'), suite: z.string(), test: z.nullable(z.string()), message: z.string() }),
  /** The pages cannot be built or a suite cannot be loaded: nothing was tried. */
  z.object({ kind: z.literal('broken'), message: z.string() }),
  /** Timeout, killed, or the suite failed without a report. */
  z.object({ kind: z.literal('unended'), message: z.string() }),
]);
export type Verdict = Readonly<z.infer<typeof verdict>>;

export interface EndedRun {
  readonly code: number | null;
  readonly isTimeUp: boolean;
  readonly printed: string;
  /** Null if there is none. */
  readonly report: string | null;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) })),
    }),
  ),
});

/** Only a suite that has ended can have caught a defect. */
export function verdictOf(suite: string, { code, isTimeUp, printed, report }: EndedRun): Verdict {
  const unended = (why: string): Verdict => ({ kind: 'unended', message: `${suite} ${why}` });
  if (isTimeUp) return unended('did not come to an end in its time');
  if (code === 0) return passedVerdict;
  if (code === null) return unended('was ended by somebody else');
  if (report === null && isBroken(printed)) return { kind: 'broken', message: firstLine(printed) };
  const { testResults } = report === null ? { testResults: [] } : reportSchema.parse(JSON.parse(report));
  if (testResults.length === 0) return unended(`ended without a report: ${firstLine(printed)}`);
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((said) => ({ test: fullName, said })),
    ),
    { test: null, said: message },
  ]);
  const { test, said } = failures.find((one) => one.said !== '') ?? { test: null, said: printed };
  const message = firstLine(said);
  return isBroken(said) ? { kind: 'broken', message } : { kind: 'caught', suite, test, message };
}

export const passedVerdict: Verdict = { kind: 'passed', message: '' };

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** An answer that a test cannot parse as JSON is also a syntax error, but not one of a source. */
const isBroken = (message: string): boolean =>
  /transform failed|build failed|failed to resolve|parse failure|syntaxerror(?!.*is not valid JSON)/is.test(message);

export function describeVerdict(found: Verdict): string {
  switch (found.kind) {
    case 'passed':
      return 'SURVIVED';
    case 'broken':
      return 'does not build';
    case 'unended':
      return 'did not end';
    case 'caught':
      return found.suite;
  }
}
