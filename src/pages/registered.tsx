import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { registrationConfirmed } from '#contract/calls/registration.ts';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import { BarePage } from '../layout/BarePage.tsx';
import { Registered } from '../screens/registration/Registered.tsx';
import { requireData } from '../services/requireData.ts';
import type { Services } from '../services/services.ts';
import { paths } from '../ui/paths.ts';

/** The account that was created in this tab; without one, redirects to the registration. */
async function load({ api, tab }: Services, region: RegistrationRegion, { request }: LoaderFunctionArgs) {
  const asked = { query: { region }, tab: tab.secret(), signal: request.signal };
  const { account } = await requireData(api.call(registrationConfirmed, asked));
  if (account === null) throw redirect(paths.registration(region));
  return account;
}

export const registeredRoute = (services: Services, region: RegistrationRegion) => ({
  loader: (args: LoaderFunctionArgs) => load(services, region, args),
  element: <RegisteredPage />,
});

function RegisteredPage() {
  const account = useLoaderData<typeof load>();
  return (
    <BarePage>
      <Registered account={account} />
    </BarePage>
  );
}
