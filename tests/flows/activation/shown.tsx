import { activationModel } from '#machines/flows/activation/model.ts';
import { ActivationFlow } from '#src/flows/activation/ActivationFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const absoluteAddress = (url: string) => new URL(url, 'http://sign.example').href;
const fileAddress = (file_id: string) => `/file?file_id=${file_id}`;

export const show: Show = createShow(activationModel, (actor) => (
  <ActivationFlow actor={actor} absolute={absoluteAddress} fileAddress={fileAddress} />
));
