import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';

export const exportErrorWords = {
  export_under_way: msg({
    id: 'error.export_under_way',
    message: 'An export of yours is already under way. Please wait for it or cancel it.',
  }),
  exports_too_many: msg({
    id: 'error.exports_too_many',
    message: 'Your company is exporting too much at the moment. Please try again later.',
  }),
  export_empty: msg({
    id: 'error.export_empty',
    message: 'There is no customer of that kind. Please choose other stages, departments or days.',
  }),
  export_too_large: msg({
    id: 'error.export_too_large',
    message: 'These are more customers than one file takes. Please export them in several parts, by days for example.',
  }),
  export_state_refuses: msg({
    id: 'error.export_state_refuses',
    message: 'The export has gone on meanwhile, and this cannot be done any more.',
  }),
  department_unknown: msg({
    id: 'error.department_unknown',
    message: 'This department was not found. Please choose another.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
