import { registrationModel } from '#machines/flows/registration/model.ts';
import { codeKey } from '#machines/parts/oneTimeCodeExamples.ts';
import { RegistrationFlow } from '#src/flows/registration/RegistrationFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const codeMoment = () => new Date('2026-11-21T10:05:18Z');
const absoluteAddress = (url: string) => new URL(url, 'http://mall.example').href;

export const show: Show = createShow(registrationModel, (actor) => (
  <RegistrationFlow actor={actor} absolute={absoluteAddress} newKey={() => codeKey} now={codeMoment} />
));
