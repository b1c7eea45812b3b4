import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'zh-TW', 'ja'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] }],
  /** A text that is missing in a language is an error, never the text of another language. */
  fallbackLocales: false,
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  /** What was typed is never markup in a message. */
  runtimeConfigModule: { Trans: ['#src/i18n/Trans.tsx', 'Trans'] },
});
