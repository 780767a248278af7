import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../ops/test/browser/chromium-args.cjs';
import { MAIL_SECRET } from './support/mail-in';

const root = path.resolve(__dirname, '..', '..');
const port = process.env['LICHEN_E2E_PORT'] ?? '8099';
const running = process.env['LICHEN_E2E_URL'];
const baseURL = running ?? `http://127.0.0.1:${port}`;

const dataDir = process.env['LICHEN_E2E_DATA'] ?? path.join(root, '.build', 'e2e-data');
// Every worker reads this file again; only the first reader begins with an empty portal.
if (!running && process.env['TEST_WORKER_INDEX'] === undefined) rmSync(dataDir, { recursive: true, force: true });

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** The engine without the windows around it, unless the time of a page is looked at. */
const programOf = (isMeasured: boolean) =>
  (isMeasured && process.env['CHROMIUM_MEASURED_PATH']) ||
  (process.env['CHROMIUM_PATH'] ??
    [...(isMeasured ? [] : ['/usr/bin/chromium-headless-shell']), ...BROWSERS].find((file) => existsSync(file)));
const chromium = (isMeasured: boolean) => {
  const executablePath = programOf(isMeasured);
  return { launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs({ isMeasured }) } };
};

/** Journeys that compare the time of a page with a limit. */
const MEASURED = '**/*.measured.spec.ts';

const server = {
  command: 'node --enable-source-maps backend/dist/main.js',
  cwd: root,
  url: `${baseURL}/readyz`,
  // A first start lays out the whole database.
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: port,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    DEV_TOOLS: '1',
    LICHEN_DATA_DIR: dataDir,
    LICHEN_RATE_LIMIT_SCALE: '1000',
    LICHEN_LOG_LEVEL: 'error',
    MAIL_IN_SECRET: MAIL_SECRET,
    // A journey asks another installation, on this machine.
    LICHEN_PRIVATE_ISSUERS: '1',
  },
};

export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: false,
  workers: 2,
  // A machine with other work on it must not keep a release from landing; who needs the second try is named.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // What moves is waited for and drawn frame by frame, which is a good part of a journey without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: MEASURED, use: chromium(false) },
    { name: 'measured', testMatch: MEASURED, use: chromium(true) },
  ],
  ...(running ? {} : { webServer: server }),
});
