import type { Platform } from '../platform/platform';

/** Names of the parts that cannot be worked with yet; empty means ready. */
export async function waitingFor(
  { database, jobs, files, releases }: Pick<Platform, 'database' | 'jobs' | 'files' | 'releases'>,
  pendingMigrations: () => Promise<readonly string[]>,
): Promise<string[]> {
  const checks: [string, () => Promise<boolean>][] = [
    ['database', async () => (await database.all('SELECT 1 AS one')).length === 1],
    ['migrations', async () => (await pendingMigrations()).length === 0],
    ['space', () => database.hasSpace()],
    ['queue', () => jobs.ready()],
    ['files', () => files.ready()],
    ['releases', async () => releases.isReady()],
  ];
  const results = await Promise.all(checks.map(([, check]) => check().catch(() => false)));
  return checks.filter((_, at) => !results[at]).map(([name]) => name);
}
