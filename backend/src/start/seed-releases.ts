import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Releases } from '../platform/releases/releases';

interface Built {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The remote built in a folder; undefined when the build is incomplete. */
function builtIn(folder: string, log: Logger): Built | undefined {
  try {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Omit<Built, 'folder'>;
    return { name, version, folder };
  } catch (error) {
    log.error({ err: error, folder }, 'a build cannot be read; it is not released');
    return undefined;
  }
}

const builtRemotes = (root: string, log: Logger): Built[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name, 'dist'))
    .filter((folder) => existsSync(join(folder, 'release.json')))
    .flatMap((folder) => builtIn(folder, log) ?? []);

interface Seeding {
  readonly releases: Pick<Releases, 'pointers' | 'publish'>;
  readonly log: Logger;
  readonly say: (line: string) => void;
  /** False in production unless the operator configures otherwise. */
  readonly isSeeding: boolean;
}

const command = (name: string) => `Release it with: npm run release -- ${name} --note WHY`;

/**
 * Releases this checkout's builds of remotes that have no release here yet. An existing pointer stays, whatever was
 * built since: only a person releases or rolls back. A build that cannot be released is reported and does not stop the
 * start.
 */
export async function seedReleases(root: string, { releases, log, say, isSeeding }: Seeding): Promise<void> {
  const live = new Map(releases.pointers().map(({ name, version, isRetired }) => [name, isRetired ? null : version]));
  for (const { name, version, folder } of builtRemotes(root, log)) {
    const shown = live.get(name);
    if (shown === version) continue;
    if (shown === null) say(`${name} ${version} is built; ${name} was retired. ${command(name)}`);
    else if (shown !== undefined)
      say(`${name} ${version} is built and not released; ${shown} is live. ${command(name)}`);
    else if (!isSeeding) say(`${name} ${version} is built and was never released here. ${command(name)}`);
    else
      await releases
        .publish(folder, {
          expected: null,
          by: 'start',
          note: 'First of its name',
          proof: { without: 'Came with the portal' },
        })
        .then(
          () => say(`released ${name} ${version}, the first of its name`),
          (error: unknown) => {
            log.error({ err: error, remote: name, version }, 'a first release failed; the portal starts without it');
          },
        );
  }
}
