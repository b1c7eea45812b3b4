import { activationModel } from '#machines/flows/activation/model.ts';
import { ActivationFlow } from '#src/flows/activation/ActivationFlow.tsx';
import { type Show, showing } from '../../gallery/shown.ts';

const absolute = (url: string) => new URL(url, 'http://sign.example').href;
const fileAddress = (file_id: string) => `/file?file_id=${file_id}`;

export const show: Show = showing(activationModel, (actor) => (
  <ActivationFlow actor={actor} absolute={absolute} fileAddress={fileAddress} />
));
