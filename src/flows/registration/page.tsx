import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import { registrationFlow } from '#machines/flows/registration/flow.ts';
import { registrationMachine } from '#machines/flows/registration/machine.ts';
import { BarePage } from '../../layout/BarePage.tsx';
import { createOneTimeCodeMachine, solveInWorker } from '../../ports/oneTimeCode.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { loadDraft } from '../../runs/loadDraft.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { registrationMessages } from './messages.tsx';
import { createRegistrationPorts } from './ports.ts';
import { RegistrationFlow } from './RegistrationFlow.tsx';

/** There is no session: the run belongs to the tab. */
export const registrationRoute = (services: Services, region: RegistrationRegion) => ({
  loader: () => loadDraft(services, { flow: registrationFlow.id, subject: region }, services.tab.secret()),
  element: <Registration region={region} />,
});

function Registration({ region }: { readonly region: RegistrationRegion }) {
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const { api, apiOptions, language, tab, newKey, now } = useServices();
  const machine = useMemo(() => {
    const ports = { api, now, language: language.current, tab: tab.secret() };
    const oneTimeCode = createOneTimeCodeMachine({ ...ports, solve: solveInWorker });
    return registrationMachine.provide({ actors: createRegistrationPorts({ ...ports, oneTimeCode }) });
  }, [api, language, tab, now]);
  const { oss } = apiOptions.baseUrls;
  const absolute = (url: string) => new URL(url, new URL(oss, window.location.href)).href;
  return (
    <BarePage>
      <FlowPage
        messages={registrationMessages}
        key={region}
        flow={registrationFlow}
        subject={region}
        machine={machine}
        draft={draft}
        input={({ key }, userInput) => ({ key, region, userInput })}
        onOver={() => void navigate(paths.home())}
      >
        {(actor) => <RegistrationFlow actor={actor} absolute={absolute} newKey={newKey} now={now} />}
      </FlowPage>
    </BarePage>
  );
}
