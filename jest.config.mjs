import { readLate } from './ops/start/build-backend.mjs';

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', lazy: readLate },
    sourceMaps: 'inline',
  },
];

const moduleNameMapper = {
  '^@lichen/contracts/(.*)$': '<rootDir>/backend/contracts/src/$1',
  '^@lichen/kit$': '<rootDir>/shell/kit/src/index.ts',
  '^@lichen/kit/(tokens)$': '<rootDir>/shell/kit/src/$1',
  '^@lichen/kit/(?!build)(.*)$': '<rootDir>/shell/kit/src/modules/$1',
  // Its exports answer `import` and `module-sync` only, which Jest does not ask for.
  '^file-type$': '<rootDir>/node_modules/file-type/index.js',
};

// Packages that ship ES modules only; Jest on Node 20 can only run them as CommonJS.
const modulesOnly = ['file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit'];

const shared = {
  rootDir: import.meta.dirname,
  moduleNameMapper,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.build/', '<rootDir>/.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.build/', '<rootDir>/shell/e2e/'],
  transform: {
    '\\.ts$': swc(false),
    '\\.tsx$': swc(true),
    [`/node_modules/(${modulesOnly.join('|')})/.*\\.js$`]: swc(false),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
};

const node = { ...shared, testEnvironment: '<rootDir>/ops/test/jest/node-environment.cjs' };

const served = { ...node, globalSetup: '<rootDir>/ops/test/run-folder.mjs' };

/** What mocks a module of the backend needs its sources; everything else of the API runs on what was built of them. */
const mocked = ['\\.mocked\\.(api\\.)?test\\.ts$'];
/**
 * What asks nothing of a database that SQLite and MariaDB could answer differently: hostile files, texts and processes
 * of their own. Rows, totals, queries, permissions and races are asked of both.
 */
const once = ['\\.once\\.(api\\.)?test\\.ts$'];
const built = {
  ...served,
  testEnvironment: '<rootDir>/ops/test/built-environment.cjs',
  transform: {
    '/backend/(contracts/)?src/(?!.*\\.(test|example)\\.ts$).*\\.ts$': '<rootDir>/ops/test/built-backend.cjs',
    // Tests look at what these make within the portal, or build a small one.
    '/node_modules/(express|pino|zod)/': '<rootDir>/ops/test/built-backend.cjs',
    ...node.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...modulesOnly, 'express', 'pino', 'zod'].join('|')})/)`],
};

const driven = ['\\.api\\.test\\.ts$', '\\.drivers\\.test\\.ts$'];

export default {
  rootDir: import.meta.dirname,
  // Two cores, and the API tests keep one database each: more workers only wait for each other.
  maxWorkers: 2,
  // A worker keeps some memory of each file; with 3 GB, a fifth of its time went into collecting garbage.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/ops/test/long-first.cjs',
  // Said here, because hooks take it from the whole run and not from their project.
  testTimeout: 180_000,
  projects: [
    {
      ...node,
      displayName: 'contracts',
      testMatch: ['<rootDir>/backend/contracts/src/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/backend/src/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...driven],
    },
    {
      ...built,
      displayName: 'api',
      testMatch: ['<rootDir>/backend/src/**/*.api.test.ts', '<rootDir>/backend/test/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...mocked, ...once],
    },
    {
      ...built,
      displayName: 'api once',
      testMatch: ['<rootDir>/backend/**/*.once.{api.,}test.ts'],
    },
    {
      ...served,
      displayName: 'api with mocks',
      testMatch: ['<rootDir>/backend/**/*.mocked.{api.,}test.ts'],
    },
    {
      ...served,
      displayName: 'drivers',
      testMatch: ['<rootDir>/backend/src/**/*.drivers.test.ts'],
    },
    {
      ...shared,
      displayName: 'kit',
      testEnvironment: '<rootDir>/ops/test/jest/browser-environment.cjs',
      setupFiles: ['<rootDir>/shell/kit/src/testing/browser-globals.ts'],
      moduleNameMapper: {
        ...moduleNameMapper,
        // The browser gets antd's ES modules, Jest its CommonJS twins.
        '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
        '\\.(css|svg|png|woff2?)$': '<rootDir>/ops/test/empty-asset.cjs',
      },
      testMatch: [
        '<rootDir>/shell/kit/src/**/*.test.{ts,tsx}',
        '<rootDir>/shell/src/**/*.test.{ts,tsx}',
        '<rootDir>/mf-*/src/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...node,
      displayName: 'ops',
      testMatch: ['<rootDir>/ops/**/*.test.mjs'],
      transform: { '\\.mjs$': swc(false) },
    },
  ],
};
