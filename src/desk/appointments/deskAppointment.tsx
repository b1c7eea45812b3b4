import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import { z } from 'zod/mini';
import { agendaFilter, deskAppointmentRead } from '#contract/calls/deskAppointments.ts';
import { needed } from '../../services/load.ts';
import type { Services } from '../../services/services.ts';
import { AppointmentScreen } from './AppointmentScreen.tsx';

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const filter = z.catch(agendaFilter, 'coming').parse(new URL(request.url).searchParams.get('list'));
  const query = { appointment_id: params.id ?? '' };
  return { filter, ...(await needed(api.call(deskAppointmentRead, { query, signal: request.signal }))) };
}

/** The desk's page of one appointment. */
export const deskAppointmentRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: OneAppointment }) satisfies RouteObject;

function OneAppointment() {
  const loaded = useLoaderData<typeof load>();
  return <AppointmentScreen key={loaded.appointment.appointment_id} {...loaded} />;
}
