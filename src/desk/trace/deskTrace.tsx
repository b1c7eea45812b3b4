import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskNames } from '#contract/calls/desk.ts';
import { flowTraceRead } from '#contract/calls/trace.ts';
import { readSupportCode } from '#contract/supportCode.ts';
import { requireData } from '../../services/requireData.ts';
import type { Services } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { readDeskTrace } from './readTrace.ts';
import { TraceScreen } from './TraceScreen.tsx';

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const code = readSupportCode(params.code ?? '');
  if (code === null) return { code, stored: null };
  const { signal } = request;
  const [result, names] = await Promise.all([
    api.call(flowTraceRead, { query: { code }, signal }),
    api.call(deskNames, { signal }),
  ]);
  if (result.kind === 'refused' && result.refusal.code === 'not_found') return { code, stored: null };
  const { trace } = await requireData(Promise.resolve(result));
  // A trace is readable without the names: it then shows ids and marks.
  return { code, stored: await readDeskTrace(trace, names.kind === 'ok' ? names.data : null) };
}

export const deskTraceRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskTracePage }) satisfies RouteObject;

function DeskTracePage() {
  const { code, stored } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const navigate = useNavigate();
  return (
    <TraceScreen key={code} code={code} stored={stored} onOpen={(opened) => void navigate(paths.deskTrace(opened))} />
  );
}
