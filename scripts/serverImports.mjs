// The rules of imports within the server: its rooms from the lowest to the highest, and what its modules keep to themselves.
import { tableReaders } from './tableReaders.mjs';

export const testFilesPattern = '[.]test[.](tsx?|mjs)$';

const seedFolders = '^server/(seed|testing)/';
const exactFile = (file) => `^server/${file.replaceAll('.', '[.]')}$`;

const moduleFolderPattern = '^server/modules/([^/]+)/';
const moduleIndexPattern = '^server/modules/[^/]+/index[.]ts$';
const tablesFilePattern = '/tables[.]ts$';
/** Types only: `server/deps.ts` uses them, so they must not import it. */
const flowAccessFilePattern = '^server/modules/flows/access[.]ts$';
const useIndexHint = 'What a module does not export in its index.ts is its own.';
const askOwnerHint = 'Ask the module that owns the tables: see docs/decisions/0114-modules-of-the-server.md.';

/** Only the module itself and the listed files may read its tables; foreign keys lead from tables to tables. */
const tablesOf = ([owner, readers]) => ({
  name: `tables-of-${owner}`,
  comment: askOwnerHint,
  severity: 'error',
  from: {
    path: '^server/',
    pathNot: [
      `^server/modules/${owner}/`,
      tablesFilePattern,
      testFilesPattern,
      seedFolders,
      ...Object.keys(readers).map(exactFile),
    ],
  },
  to: { path: `^server/modules/${owner}/.*tables[.]ts$` },
});

const modulesWithReaders = `^server/modules/(${Object.keys(tableReaders).join('|')})/`;

/**
 * The rooms of the server, the lowest first. Code imports only from its own row and those above; types come from anywhere, as `Deps` is
 * made of what modules declare.
 */
const serverRooms = [
  ['environment/', 'texts/', 'load/', 'dataFolder.ts', 'pagesRoot.ts'],
  ['personalData.ts', 'db/'],
  ['wire/', 'providers/'],
  ['connections/', 'printing/', 'securityLog.ts'],
  ['modules/[^/]+/'],
  ['seed/'],
  ['pages/'],
  ['settings/'],
];
const pathOfRooms = (rows) => `^server/(${rows.flat().join('|').replaceAll('.ts', '[.]ts')})`;

const importsFollowRooms = serverRooms.map((row, at) => ({
  name: `server-${row[0].replace(/\W.*/, '')}-imports-no-higher-room`,
  comment: 'What a lower room needs of a higher one is passed in.',
  severity: 'error',
  from: { path: pathOfRooms([row]), pathNot: testFilesPattern },
  to: {
    path: '^server/',
    pathNot: pathOfRooms(serverRooms.slice(0, at + 1)),
    dependencyTypesNot: ['type-only'],
  },
}));

/** What no file of the server may import. */
export const serverImportRules = [
  ...importsFollowRooms,
  {
    name: 'modules-through-their-index',
    comment: useIndexHint,
    severity: 'error',
    from: { path: moduleFolderPattern, pathNot: testFilesPattern },
    to: {
      path: moduleFolderPattern,
      pathNot: ['^server/modules/$1/', moduleIndexPattern, tablesFilePattern, flowAccessFilePattern],
    },
  },
  {
    name: 'rooms-see-modules-through-their-index',
    comment: useIndexHint,
    severity: 'error',
    from: {
      path: '^server/',
      // The dependencies import only types; the printing thread would load the whole server through an index.
      pathNot: [
        moduleFolderPattern,
        testFilesPattern,
        seedFolders,
        '^server/settings/',
        '^server/deps[.]ts$',
        '^server/printThread[.]ts$',
      ],
    },
    to: { path: moduleFolderPattern, pathNot: [moduleIndexPattern, tablesFilePattern, flowAccessFilePattern] },
  },
  {
    name: 'settings-are-declared-beside-their-reader',
    comment: 'server/settings collects what modules declare, and nothing else of theirs.',
    severity: 'error',
    from: { path: '^server/settings/', pathNot: testFilesPattern },
    to: { path: moduleFolderPattern, pathNot: '^server/modules/[^/]+/settings[.]ts$' },
  },
  {
    name: 'tables-are-private',
    comment: askOwnerHint,
    severity: 'error',
    from: { path: moduleFolderPattern, pathNot: [tablesFilePattern, testFilesPattern] },
    to: { path: '^server/modules/.*tables[.]ts$', pathNot: ['^server/modules/$1/', modulesWithReaders] },
  },
  {
    name: 'tables-are-not-for-rooms',
    comment: askOwnerHint,
    severity: 'error',
    from: { path: '^server/', pathNot: [moduleFolderPattern, tablesFilePattern, testFilesPattern, seedFolders] },
    to: { path: '^server/modules/.*tables[.]ts$', pathNot: modulesWithReaders },
  },
  ...Object.entries(tableReaders).map(tablesOf),
];
