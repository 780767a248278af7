import type { Platform } from '../platform/platform';
import { hasDiskRoom } from '../platform/store/disk-room';

/** Names of the parts that are not ready yet; empty when the process is ready. */
export async function waitingFor(
  {
    configuration,
    database,
    jobs,
    files,
    releases,
  }: Pick<Platform, 'configuration' | 'database' | 'jobs' | 'files' | 'releases'>,
  pendingMigrations: () => Promise<readonly string[]>,
): Promise<string[]> {
  const checks: [string, () => Promise<boolean>][] = [
    ['database', async () => (await database.all('SELECT 1 AS one')).length === 1],
    ['migrations', async () => (await pendingMigrations()).length === 0],
    ['space', async () => (await hasDiskRoom(configuration.dataDir)) && (await database.hasSpace())],
    ['queue', () => jobs.ready()],
    ['files', () => files.ready()],
    ['releases', async () => releases.isReady()],
  ];
  const results = await Promise.all(checks.map(([, check]) => check().catch(() => false)));
  return checks.filter((_, at) => !results[at]).map(([name]) => name);
}
