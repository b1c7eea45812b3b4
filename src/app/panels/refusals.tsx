import { i18n } from '@lingui/core';
import type { ErrorName } from '#contract/codes.ts';
import { errorWord } from '../../i18n/errorText.ts';

/** Says a refusal in words. */
export const wordsOfRefusal = (error: ErrorName): string => i18n._(errorWord(error));
