/**
 * Imports that are allowed between rooms. Every other import fails the build, and no source file can switch this off:
 * an exception is an edge written below with its reason.
 */
/** Contracts that every area is written in; all other folders there belong to one area. */
const sharedContracts = '(entity|api|portal|text|formats|places|identity|sheet|imports|survey)/';
const tests = '\\.(test|spec)\\.tsx?$';
const migrations = '^backend/src/(platform|modules/[^/]+)/migrations/';
/** A file without a suffix, but for migrations: those are named as databases remember them. */
const domain = '^backend/src/modules/([^/]+)/(?!migrations/)[^.]+\\.ts$';
/** Rows reach a module through the engine; its own way to the store are these two kinds of file. */
const reachesRows = '^backend/src/modules/.+\\.(query|store)\\.ts$';
const inModulesOrRemotes = '^(backend/src/modules|mf-[^/]+/src)/';
const testing = ['\\.(test|spec)\\.tsx?$', '/testing/'];
/** Everything that is shipped. */
const product = '^(backend/(src|contracts/src)|shell/(src|kit/src)|mf-[^/]+/src)/';
const kitTesting = '^shell/kit/src/modules/testing\\.ts$';
const kitPublic = '^shell/kit/src/(index\\.ts|tokens\\.ts|modules/)';
const sharedByTheShell =
  'node_modules/(react|react-dom|zustand|dayjs|big\\.js|zod|@swc/helpers|@types/react|@types/react-dom)/';
const behindTheKit =
  'node_modules/(antd|antd-mobile|@ant-design|rc-[^/]+|@formily|@tanstack|react-router|react-router-dom|i18next|react-i18next|socket\\.io-client)/';

export default {
  forbidden: [
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment: 'The platform knows no word of the business: let the module hand itself over through its door.',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(?!platform/)' },
    },
    {
      name: 'platform-knows-no-business-word',
      severity: 'error',
      comment: 'Contracts of a business area are for its module; the platform takes what it serves from the registry.',
      from: { path: '^backend/src/platform/', pathNot: tests },
      to: { path: `^backend/contracts/src/(?!${sharedContracts})` },
    },
    {
      name: 'shared-contracts-know-no-area',
      severity: 'error',
      comment: 'The platform reads these contracts: let the area bring its own word, so that no hop leads into one.',
      from: { path: `^backend/contracts/src/${sharedContracts}`, pathNot: tests },
      to: { path: `^backend/contracts/src/(?!${sharedContracts})` },
    },
    {
      name: 'module-knows-no-module',
      severity: 'error',
      comment: 'Read the other module through its entity in contracts, or listen to its event.',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'module-knows-no-start',
      severity: 'error',
      comment: 'What starts the server knows every module: what a module needs of it is handed over by the platform.',
      from: { path: '^backend/src/modules/', pathNot: tests },
      to: { path: '^backend/src/(?!platform/|modules/)' },
    },
    {
      name: 'product-knows-no-tools',
      severity: 'error',
      comment: 'ops is not shipped: what the product needs of it lies in the product.',
      from: { path: product, pathNot: tests },
      to: { path: '^ops/' },
    },
    {
      name: 'product-knows-no-test',
      severity: 'error',
      comment: 'Tests may import what the walls keep from others: nothing that is shipped goes through them.',
      from: { path: product, pathNot: [...testing, kitTesting] },
      to: { path: [...testing, kitTesting, '^backend/test/', '^shell/e2e/'] },
    },
    {
      name: 'only-the-store-queries',
      severity: 'error',
      comment: 'Rows are reached through scopedRecords; add the missing word to platform/store.',
      // A test makes and drops the database that it hands to the store.
      from: {
        path: '^(backend|shell|mf-[^/]+)/',
        pathNot: ['^backend/src/platform/store/', '^backend/test/database/empty-database\\.ts$'],
      },
      to: { path: 'node_modules/(sequelize|mysql2|@photostructure/sqlite|umzug)/' },
    },
    {
      name: 'counterparts-come-from-connections',
      severity: 'error',
      comment: 'Ask the port of connections for the other company; nothing else may make a way to it.',
      from: { path: '^backend/', pathNot: ['^backend/src/platform/(connections|engine)/'] },
      to: { path: '^backend/src/platform/connections/counterpart\\.ts$' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'A file without a suffix is domain knowledge: contracts, its own kind and exact numbers, nothing else.',
      from: { path: domain },
      to: {
        pathNot: [
          '^backend/contracts/src/',
          '^backend/src/modules/$1/(?!migrations/)[^.]+\\.ts$',
          'node_modules/(@types/)?big\\.js/',
        ],
      },
    },
    {
      name: 'migrations-are-history',
      severity: 'error',
      comment: 'A migration stays as it ran: only a later migration may use a word of it.',
      from: { path: '^backend/', pathNot: [migrations, tests] },
      to: { path: migrations },
    },
    {
      name: 'only-clients-reach-the-network',
      severity: 'error',
      comment:
        'Put the call into a file that ends in .client.ts; nothing else in a module or remote reaches the network.',
      from: { path: inModulesOrRemotes, pathNot: [...testing, '\\.client\\.ts$'] },
      to: { path: '^(node:)?(http|https|http2|net|tls|dgram|undici)$|node_modules/(undici|axios|node-fetch|got|ws)/' },
    },
    {
      name: 'starts-no-program',
      severity: 'error',
      comment:
        'Programs, workers and code of its own reach everything: platform/bounded runs hostile work in a worker.',
      from: { path: `${inModulesOrRemotes}|^backend/contracts/src/`, pathNot: testing },
      to: { path: '^(node:)?(child_process|cluster|inspector|module|repl|vm|worker_threads)(/|$)' },
    },
    {
      name: 'only-loaders-read-files',
      severity: 'error',
      comment: 'Put the reading into a file that ends in .loader.ts; files of companies go through platform/files.',
      from: { path: inModulesOrRemotes, pathNot: [...testing, '\\.loader\\.ts$'] },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'only-queries-open-the-store',
      severity: 'error',
      comment: 'Take `read` from the engine (rules, calls), companyRecords (routes, jobs), or put it into a .query.ts.',
      from: { path: '^backend/src/modules/', pathNot: [...testing, migrations, reachesRows] },
      // The door of a module names its folder of migrations; types of rows and conditions reach nothing.
      to: {
        path: '^backend/src/platform/store/',
        pathNot: '^backend/src/platform/store/migrations-in\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts-know-only-zod',
      severity: 'error',
      comment: 'Both sides compile the contracts in: they are pure data.',
      from: {
        path: '^backend/contracts/src/',
        pathNot: [tests, '^backend/contracts/src/survey/(expression|calculation)\\.ts$'],
      },
      to: { pathNot: ['^backend/contracts/src/', 'node_modules/zod/'] },
    },
    {
      name: 'expressions-know-parser-and-numbers',
      severity: 'error',
      comment: 'Calculations of surveys give the same result on both sides: one reading, one arithmetic (ADR 0084).',
      from: { path: '^backend/contracts/src/survey/(expression|calculation)\\.ts$' },
      to: { pathNot: ['^backend/contracts/src/', 'node_modules/(jsep|(@types/)?big\\.js)/'] },
    },
    {
      name: 'remote-knows-kit-and-contracts',
      severity: 'error',
      comment: 'A remote is released alone: it reaches kit, contracts, its own files and its own packages.',
      from: { path: '^(mf-[^/]+)/' },
      to: { pathNot: ['^$1/', kitPublic, '^shell/kit/build/', '^backend/contracts/src/', 'node_modules/'] },
    },
    {
      name: 'sources-lie-in-src',
      severity: 'error',
      comment: 'The walls of a remote stand around its src.',
      from: { path: '^(mf-[^/]+)/src/' },
      to: { path: '^$1/(?!src/)' },
    },
    {
      name: 'remote-declares-its-packages',
      severity: 'error',
      comment: 'Write the package into the package.json of the remote; hoisting makes it work by accident only.',
      from: { path: '^mf-[^/]+/src/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: sharedByTheShell, dependencyTypesNot: ['npm'] },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      comment:
        'Pages show widgets and features, widgets show features: hand the page its part, not the other way round.',
      from: { path: '^(mf-[^/]+)/src/(?!pages/|widgets/)[^/]+/', pathNot: tests },
      to: { path: '^$1/src/(pages|widgets)/' },
    },
    {
      name: 'widgets-know-no-page',
      severity: 'error',
      comment: 'What both show belongs to a feature.',
      from: { path: '^(mf-[^/]+)/src/widgets/', pathNot: tests },
      to: { path: '^$1/src/pages/' },
    },
    {
      name: 'behind-the-kit',
      severity: 'error',
      comment:
        'Antd, Formily, routing, server state and texts come through the kit, so that there is one copy and one way.',
      from: { path: '^(mf-[^/]+)/src/', pathNot: tests },
      to: { path: behindTheKit },
    },
    {
      name: 'entry-is-light',
      severity: 'error',
      comment: 'Whoever logs in waits for these pages: they have fields and texts of their own, and no kit.',
      from: { path: '^shell/src/entry/', pathNot: tests },
      to: { path: `^shell/(kit|src/portal)/|${behindTheKit}` },
    },
    {
      name: 'server-state-through-the-kit',
      severity: 'error',
      comment: 'Server state is reached through the hooks of the kit.',
      from: { path: '^shell/src/' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'Areas, menus and slots come from the portal answer.',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+/|backend/(src|test)/)' },
    },
    {
      name: 'frame-knows-no-area',
      severity: 'error',
      comment: 'A new area needs no new shell and no new kit: take what is shown from the entity that is handed over.',
      from: { path: '^shell/(src|kit/src)/', pathNot: [tests, '^shell/src/stories/'] },
      to: { path: `^backend/contracts/src/(?!${sharedContracts}|slots\\.ts$)` },
    },
    {
      name: 'kit-knows-no-shell',
      severity: 'error',
      comment: 'Remotes share the kit; what it needs of the frame is handed to it.',
      from: { path: '^shell/kit/' },
      to: { path: '^shell/(src|e2e)/' },
    },
    {
      name: 'backend-knows-no-front',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(shell|mf-[^/]+)/' },
    },
    {
      name: 'remote-entry-is-data',
      severity: 'error',
      comment: 'remote.ts is read at build time: name pages and widgets by import() only.',
      from: { path: '^mf-[^/]+/src/remote\\.ts$' },
      to: { pathNot: [kitPublic, '^backend/contracts/src/'], dependencyTypesNot: ['dynamic-import'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import the file that says it. The one public list is the kit’s.',
      from: { path: '^(backend|shell|mf-[^/]+)/' },
      to: { path: '(^|/)index\\.tsx?$', pathNot: ['^shell/kit/src/index\\.ts$', 'node_modules/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'ops/test/walls.tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    detectProcessBuiltinModuleCalls: true,
  },
};
