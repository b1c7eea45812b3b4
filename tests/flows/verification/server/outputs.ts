import { mainlandVerificationType } from '#contract/entities/verification.ts';
import { type OutputLookup, outputsIn } from '../../../flowkit/server/scenario.ts';
import type { Applicant } from './applicants.ts';

/** An example's output with the client's submission in place of the example's. */
export function outputsFor(
  ports: Parameters<typeof outputsIn>[0],
  { numbers, elsewhere, verification_type }: Applicant,
): OutputLookup {
  const exampleOf = outputsIn(ports);
  const asInTheDemo = [
    ...['62478813', '91350100M000100Y43'].map((number) => [`"${number}"`, `"${numbers.listed}"`]),
    ...['Example Trading', '示例贸易有限公司'].map((name) => [
      `"company_name":"${name}"`,
      `"company_name":"${elsewhere.company_name}"`,
    ]),
    // Submissions of these paths in mainland China have a power of attorney.
    ['"is_authorised":true', '"is_authorised":false'],
    ...(verification_type === mainlandVerificationType
      ? [['"power_of_attorney":null', `"power_of_attorney":${attorneyFile}`]]
      : []),
  ] as const;
  return (port, name) => {
    const text = JSON.stringify(exampleOf(port, name));
    return JSON.parse(asInTheDemo.reduce((read, [word = '', own = '']) => read.replaceAll(word, own), text));
  };
}

const attorneyFile = JSON.stringify({
  file_id: 'attorney-of-before',
  name: 'power_of_attorney.pdf',
  size: 1_000,
  type: 'application/pdf',
});
