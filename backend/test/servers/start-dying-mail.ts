import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Configuration } from '../../src/platform/configuration';

/**
 * Starts a process that takes an email and dies before it can confirm it, over the given installation; returns its port.
 */
export async function startDyingMail(
  { databaseUrl, dataDir }: Pick<Configuration, 'databaseUrl' | 'dataDir'>,
  environment: { readonly MAIL_IN_DOMAIN: string; readonly DYING_DOOR?: 'replies' },
): Promise<number> {
  const register = join(__dirname, '../../src/platform/bounded/register-typescript.cjs');
  const child = spawn(process.execPath, ['-r', register, join(__dirname, 'dying-mail-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LICHEN_WORKERS: '0' },
      ...{ DATABASE_URL: databaseUrl, LICHEN_DATA_DIR: dataDir, MAIL_IN_PORT: '0' },
      ...{ LICHEN_LOG_LEVEL: 'silent', LICHEN_DEMO: '0', ...environment },
    },
  });
  const [said] = await once(child.stdout, 'data');
  return Number(String(said));
}
