import { defineConfig } from '@lingui/cli';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { serverMessages } from './scripts/serverMessages.mjs';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'zh-TW', 'ja'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] },
    { path: '<rootDir>/locales/server/{locale}', include: ['<rootDir>/server'], exclude: ['**/*.test.*'] },
  ],
  extractors: [serverMessages, babelExtractor],
  /** A text that is missing in a language is an error; never show another language's. */
  fallbackLocales: false,
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  /** User input in a message is never markup. */
  runtimeConfigModule: { Trans: ['#src/i18n/Trans.tsx', 'Trans'] },
});
