import { i18n } from '@lingui/core';
import type { ErrorName } from '#contract/codes.ts';
import { errorWords } from '../../i18n/errorWords.ts';

/** Says a refusal in words. */
export const wordsOfRefusal = (error: ErrorName): string => i18n._(errorWords[error]);
