import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';

export const exportErrorMessages = {
  export_under_way: msg({
    id: 'error.export_under_way',
    message: 'You already have an export in progress. Wait for it to finish, or cancel it.',
  }),
  exports_too_many: msg({
    id: 'error.exports_too_many',
    message: 'Your company has reached its export limit. Try again later.',
  }),
  export_empty: msg({
    id: 'error.export_empty',
    message: 'No customers match. Choose other stages, departments or dates.',
  }),
  export_too_large: msg({
    id: 'error.export_too_large',
    message: 'There are too many customers for one file. Export them in parts, for example by date.',
  }),
  export_state_refuses: msg({
    id: 'error.export_state_refuses',
    message: 'The status has changed, so this is no longer possible.',
  }),
  department_unknown: msg({
    id: 'error.department_unknown',
    message: 'We couldn’t find this department. Choose another.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
