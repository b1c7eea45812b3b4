import { msg } from '@lingui/core/macro';

/** What is against a number or a code that was typed. */
export const codeWords = {
  missingNumber: msg`Please enter the mobile number.`,
  numberElsewhere: msg`This number belongs to another country or region. Please enter a mobile number of the country or region of your company.`,
  missing: msg`Please enter the SMS code.`,
  malformed: msg`The SMS code has six digits. Please check it.`,
} as const;
