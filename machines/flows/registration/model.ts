import { exampleModel } from '../../kit/exampleModel.ts';
import { registrationExamples, registrationPaths } from './examples.ts';
import { registrationMachine } from './machine.ts';
import type { RegistrationMachineInput } from './types.ts';

export const registrationModel = {
  machine: registrationMachine,
  input: { key: 'key-of-the-draft', region: 'TW', userInput: null } satisfies RegistrationMachineInput,
  ...exampleModel(registrationExamples),
  extraPaths: registrationPaths,
};
