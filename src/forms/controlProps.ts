import type { FieldState } from './typedForm.ts';

/**
 * What a control of the library is told of its field. The library sets the description of its inputs by itself: ours goes
 * in beside it, to what is really the control.
 */
export const controlProps = ({ id, problem, isOptional }: FieldState, describedBy: string | undefined) => ({
  id,
  error: problem !== null,
  'aria-required': !isOptional,
  attributes: { input: { 'aria-describedby': describedBy } },
});
