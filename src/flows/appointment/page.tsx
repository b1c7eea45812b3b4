import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { appointmentCalendar } from '#contract/calls/appointment.ts';
import type { FlowDraft } from '#contract/calls/session.ts';
import { appointmentFlow } from '#machines/flows/appointment/flow.ts';
import { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { createOneTimeCodeMachine, solveInWorker } from '../../ports/oneTimeCode.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { requireData } from '../../services/requireData.ts';
import { useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { saveText } from '../../ui/saveText.ts';
import { AppointmentFlow } from './AppointmentFlow.tsx';
import { appointmentMessages } from './messages.tsx';
import { AppointmentAddressSync } from './page/AppointmentAddressSync.tsx';
import { createAppointmentPorts } from './ports.ts';

/** One run for all appointment pages; the address follows its state. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const navigate = useNavigate();
  const { api, language, newKey, now } = useServices();
  const machine = useMemo(() => {
    const ports = { api, now, language: language.current };
    const oneTimeCode = createOneTimeCodeMachine({ ...ports, solve: solveInWorker, tab: null });
    return appointmentMachine.provide({ actors: createAppointmentPorts({ ...ports, oneTimeCode }) });
  }, [api, now, language]);
  const saveCalendar = async (appointment_id: string) => {
    const query = { appointment_id, language: language.current() };
    const { text } = await requireData(api.call(appointmentCalendar, { query }));
    saveText(document, text, { name: 'appointment.ics', type: 'text/calendar' });
  };
  return (
    <FlowPage
      messages={appointmentMessages}
      flow={appointmentFlow}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, userInput })}
      onOver={() => void navigate(paths.home(), { replace: true })}
    >
      {(actor) => (
        <>
          <AppointmentAddressSync actor={actor} />
          <AppointmentFlow actor={actor} newKey={newKey} now={now} saveCalendar={saveCalendar} />
        </>
      )}
    </FlowPage>
  );
}
