// The one-way streets of the tree. Patterns, not lists: a new feature, app or package is guarded at once.
// Rules speak of source files; `$1` is what the first group of `from` matched.

const test = '\\.test\\.tsx?$';
const dependsOnlyOn = (name, allowed) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'nothing'}`,
  comment:
    'domain ← contract ← api-client, chat-socket, platform ← labels ← views ← apps; design-system and i18n stand alone.',
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: test },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
});

/**
 * The folders of the API from the ground up: each may import those before it. The areas of the
 * product stand between what carries them and what leads to them.
 */
const apiFolders = [
  'tracing',
  'database',
  'ports',
  'jobs',
  'calls',
  'persons',
  'messages',
  'files',
  'releases',
  'adapters',
  'accounts',
  'staff',
  'content',
  'front-ends',
  'feedback',
  'language-tests',
  'profiles',
  'organisations',
  'ledger',
  'market',
  'orders',
  'conversations',
  'service-desk',
  'calendar',
  'payouts',
  'console',
  'own-data',
  'statements',
  'demo',
  'routes',
  'http',
  'sockets',
  'cli',
];
const inApi = (folders) => `^apps/api/src/(${folders.join('|')})/`;
const importsOnlyWhatIsBelow = (folder, at) => ({
  name: `api-${folder}-imports-only-what-is-below-it`,
  comment: `The order of folders stands in .dependency-cruiser.mjs. Hand it in, or move it to the lower one.`,
  severity: 'error',
  // The schema lists the tables of all areas.
  from: { path: inApi([folder]), pathNot: `${test}|^apps/api/src/database/schema\\.ts$` },
  to: { path: inApi(apiFolders.slice(at + 1)) },
});

const portals = 'supplier-portal|client-portal|operations';

/** Libraries that screens get through a facade only, and where that facade stands. */
const facades = [
  ['mui', '@mui/|@emotion/', ['design-system']],
  ['formik-and-yup', '(formik|yup)/', ['design-system']],
  ['redux', '(@reduxjs/|react-redux/|redux/)', ['api-client']],
  ['socket-io', 'socket\\.io-client/', ['chat-socket']],
];

const behindFacade = ([name, library, packages]) => ({
  name: `${name}-stays-behind-its-facade`,
  comment: `Import it from @tolk/${packages.join(' or @tolk/')}: remotes carry no copy of shared libraries.`,
  severity: 'error',
  from: {
    path: '^(apps/(?!api/|sandbox/)|packages/(?!testing/))[^/]+/src',
    pathNot: `^packages/(${packages.join('|')})/|${test}`,
  },
  to: { path: `node_modules/(${library})` },
});

/** What a package of screens works with. */
const browserPackages = ['domain', 'contract', 'i18n', 'api-client', 'platform'];

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { path: '^(apps|packages|tooling)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'api-has-no-circle',
      comment: 'Not of types either: what two files need to know of each other stands in a third.',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { circular: true },
    },
    {
      name: 'sandbox-has-no-circle',
      comment: 'As in the API, types included: a record stands apart from what keeps it.',
      severity: 'error',
      from: { path: '^apps/sandbox/src/' },
      to: { circular: true },
    },
    {
      name: 'import-resolves',
      comment: 'Names a file or package that is not there, or not in package.json.',
      severity: 'error',
      from: { path: '^(apps|packages|tooling|e2e|bench)/' },
      to: { couldNotResolve: true, pathNot: '/locales/[^/]+\\.mjs$|^node:|\\.mjs$' },
    },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { pathNot: '^packages/domain/src' },
    },
    dependsOnlyOn('contract', ['domain']),
    dependsOnlyOn('question-bank', []),
    dependsOnlyOn('writers', []),
    dependsOnlyOn('demo-data', ['domain', 'contract']),
    dependsOnlyOn('i18n', []),
    dependsOnlyOn('design-system', ['i18n']),
    dependsOnlyOn('api-client', ['domain', 'contract', 'i18n']),
    dependsOnlyOn('chat-socket', ['domain', 'contract', 'i18n', 'api-client']),
    dependsOnlyOn('platform', ['domain', 'contract', 'i18n', 'api-client']),
    dependsOnlyOn('labels', ['domain', 'contract', 'i18n', 'api-client', 'design-system']),
    dependsOnlyOn('account-views', [...browserPackages, 'design-system', 'labels']),
    dependsOnlyOn('market-views', [...browserPackages, 'design-system', 'labels']),
    dependsOnlyOn('screen-testing', [...browserPackages, 'design-system']),
    dependsOnlyOn('embedded-postgres', []),
    {
      name: 'no-app-imports-another-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'bench-and-e2e-use-packages',
      comment:
        'Of apps they see what runs; they reach into the API by the exports of its package.json.',
      severity: 'error',
      from: { path: '^(bench|e2e)/' },
      to: {
        path: '^apps/',
        pathNot:
          '^apps/api/(src/(build-app|measured|program|cli/environment)|test/money-model/invariants)\\.ts$',
      },
    },
    {
      name: 'tooling-by-its-packages',
      comment:
        'What is imported by a path stands in no package.json, so that turbo does not know of it.',
      severity: 'error',
      from: { path: '^(?:apps|packages|bench|e2e|tooling/([^/]+))/' },
      to: { path: '^tooling/', pathNot: '^tooling/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-package-imports-an-app',
      comment: 'The tests start the sandbox as a process, and know where its entry stands.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/', pathNot: '^apps/sandbox/src/program\\.ts$' },
    },
    {
      name: 'no-feature-imports-another-feature',
      comment: 'What two features need goes to the design system or a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-import-routes',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/' },
      to: { path: '^apps/$1/src/routes/' },
    },
    {
      name: 'shared-folders-of-a-portal-import-no-feature',
      comment:
        'A folder by subject (orders, notes) serves several features; it knows none of them.',
      severity: 'error',
      from: { path: `^apps/(${portals})/src/(?!features/|routes/)[^/]+/` },
      to: { path: '^apps/[^/]+/src/(features|routes)/' },
    },
    {
      name: 'folders-are-named-after-what-they-hold',
      comment: 'A drawer grows until nobody finds anything: name it by its subject.',
      severity: 'error',
      from: {},
      to: {
        path: '^(apps|packages)/.+/(parts|shared|common|helpers|utils|misc)/',
        pathNot: 'node_modules/',
      },
    },
    {
      name: 'file-reader-starts-light',
      comment:
        'A process is started for each file that is sent; the whole domain would double its time: import its module.',
      severity: 'error',
      from: { path: '^apps/api/src/files/reading/reader\\.ts$' },
      to: { path: '^packages/domain/src/index\\.ts$', reachable: true },
    },
    ...apiFolders.slice(0, -1).map(importsOnlyWhatIsBelow),
    {
      name: 'api-folder-has-its-place-in-the-order',
      comment: 'Name a new area in `apiFolders` of .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/', pathNot: inApi(apiFolders) },
      to: {},
    },
    {
      name: 'api-is-put-together-above-its-folders',
      comment:
        'build-app.ts and the lists beside it know everything; nothing but a command starts them.',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/', pathNot: `${test}|^apps/api/src/cli/` },
      to: { path: '^apps/api/src/[^/]+\\.ts$', pathNot: '/(config|dependencies)\\.ts$' },
    },
    {
      name: 'api-routes-go-through-rules',
      severity: 'error',
      from: { path: '^apps/api/src/routes/', pathNot: test },
      to: { path: '^apps/api/src/.*-repository\\.ts$' },
    },
    {
      name: 'sql-stands-in-repositories',
      comment: 'Kysely and pg run in repositories and database only; types may travel.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: `-repository\\.ts$|^apps/api/src/database/|${test}`,
      },
      to: {
        path: 'node_modules/(kysely|pg)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...facades.map(behindFacade),
    {
      name: 'no-test-in-production-code',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src',
        pathNot: `${test}|^packages/(screen-)?testing/|/src/testing/`,
      },
      to: { path: `${test}|^packages/(screen-)?testing/|^apps/[^/]+/test/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
