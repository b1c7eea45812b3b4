// The rules of imports within the server: its rooms from the lowest to the highest, and what its modules keep to themselves.
import { tableReaders } from './tableReaders.mjs';

export const test = '[.]test[.](tsx?|mjs)$';

const arranging = '^server/(seed|testing)/';
const literally = (file) => `^server/${file.replaceAll('.', '[.]')}$`;

const inModule = '^server/modules/([^/]+)/';
const isIndex = '^server/modules/[^/]+/index[.]ts$';
const isTables = '/tables[.]ts$';
/** Types only: `server/deps.ts` uses them, so they must not import it. */
const isAccess = '^server/modules/flows/access[.]ts$';
const throughIndex = 'What a module does not export in its index.ts is its own.';
const askOwner = 'Ask the module that owns the tables: see docs/decisions/0114-modules-of-the-server.md.';

/** Only the module itself and the listed files may read its tables; foreign keys lead from tables to tables. */
const tablesOf = ([owner, readers]) => ({
  name: `tables-of-${owner}`,
  comment: askOwner,
  severity: 'error',
  from: {
    path: '^server/',
    pathNot: [`^server/modules/${owner}/`, isTables, test, arranging, ...Object.keys(readers).map(literally)],
  },
  to: { path: `^server/modules/${owner}/.*tables[.]ts$` },
});

const withReaders = `^server/modules/(${Object.keys(tableReaders).join('|')})/`;

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
  from: { path: pathOfRooms([row]), pathNot: test },
  to: {
    path: '^server/',
    pathNot: pathOfRooms(serverRooms.slice(0, at + 1)),
    dependencyTypesNot: ['type-only'],
  },
}));

/** What no file of the server may import. */
export const serverFences = [
  ...importsFollowRooms,
  {
    name: 'modules-through-their-index',
    comment: throughIndex,
    severity: 'error',
    from: { path: inModule, pathNot: test },
    to: { path: inModule, pathNot: ['^server/modules/$1/', isIndex, isTables, isAccess] },
  },
  {
    name: 'rooms-see-modules-through-their-index',
    comment: throughIndex,
    severity: 'error',
    from: {
      path: '^server/',
      // The dependencies import only types; the printing thread would load the whole server through an index.
      pathNot: [inModule, test, arranging, '^server/settings/', '^server/deps[.]ts$', '^server/printThread[.]ts$'],
    },
    to: { path: inModule, pathNot: [isIndex, isTables, isAccess] },
  },
  {
    name: 'settings-are-declared-beside-their-reader',
    comment: 'server/settings collects what modules declare, and nothing else of theirs.',
    severity: 'error',
    from: { path: '^server/settings/', pathNot: test },
    to: { path: inModule, pathNot: '^server/modules/[^/]+/settings[.]ts$' },
  },
  {
    name: 'tables-are-private',
    comment: askOwner,
    severity: 'error',
    from: { path: inModule, pathNot: [isTables, test] },
    to: { path: '^server/modules/.*tables[.]ts$', pathNot: ['^server/modules/$1/', withReaders] },
  },
  {
    name: 'tables-are-not-for-rooms',
    comment: askOwner,
    severity: 'error',
    from: { path: '^server/', pathNot: [inModule, isTables, test, arranging] },
    to: { path: '^server/modules/.*tables[.]ts$', pathNot: withReaders },
  },
  ...Object.entries(tableReaders).map(tablesOf),
];
