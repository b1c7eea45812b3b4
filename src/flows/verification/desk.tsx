import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { type FrozenPageProps, frozenNow, noFiles, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { MainlandVerificationFlow } from './MainlandVerificationFlow.tsx';
import { verificationMessages } from './messages.tsx';
import { OverseasVerificationFlow } from './OverseasVerificationFlow.tsx';
import { mainlandTraceSteps, overseasTraceSteps } from './traceSteps.ts';
import type { PageProps } from './view.ts';

const input = { key: '', userInput: null };
/** Support must open neither addresses at a provider nor hand-over codes. */
const pageProps: PageProps = {
  files: noFiles,
  codes: { codeOf: () => '#' },
  seal: async () => '',
  absolute: () => '#',
  attorneyForm: () => '#',
  newKey: () => '',
  now: frozenNow,
  activation: null,
};
const FrozenMainland = ({ configuration }: FrozenPageProps) => (
  <MainlandVerificationFlow actor={useFrozenActor(mainlandVerificationMachine, input, configuration)} {...pageProps} />
);
const FrozenOverseas = ({ configuration }: FrozenPageProps) => (
  <OverseasVerificationFlow actor={useFrozenActor(overseasVerificationMachine, input, configuration)} {...pageProps} />
);

const { name } = verificationMessages;

export const mainlandVerificationDesk: FlowDesk = { name, steps: mainlandTraceSteps, Page: FrozenMainland };
export const overseasVerificationDesk: FlowDesk = { name, steps: overseasTraceSteps, Page: FrozenOverseas };
