import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import { z } from 'zod/mini';
import { agendaFilter, deskAppointmentList } from '#contract/calls/deskAppointments.ts';
import { needed } from '../../services/load.ts';
import type { Services } from '../../services/services.ts';
import { AgendaScreen } from './AgendaScreen.tsx';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const filter = z.catch(agendaFilter, 'coming').parse(new URL(request.url).searchParams.get('list'));
  const query = { filter, page_size: 200 };
  return { filter, ...(await needed(api.call(deskAppointmentList, { query, signal: request.signal }))) };
}

/** The desk's agenda of a consultant. */
export const deskAppointmentsRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: Agenda }) satisfies RouteObject;

function Agenda() {
  const loaded = useLoaderData<typeof load>();
  return <AgendaScreen key={loaded.filter} {...loaded} />;
}
