import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Releases } from '../platform/releases/releases';

interface Built {
  name: string;
  version: string;
  folder: string;
}

function builtRemotes(root: string): Built[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name, 'dist'))
    .filter((folder) => existsSync(join(folder, 'release.json')))
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Omit<Built, 'folder'>;
      return { name, version, folder };
    });
}

/** Publishes what was built in this checkout and is not live yet; an installation without sources has nothing here. */
export async function publishBuiltRemotes(root: string, releases: Releases, log: Logger): Promise<number> {
  const live = new Map(releases.live().map(({ name, version }) => [name, version]));
  const fresh = builtRemotes(root).filter(({ name, version }) => live.get(name) !== version);
  for (const { name, version, folder } of fresh) {
    await releases.publish(folder);
    log.info({ remote: name, version }, 'published');
  }
  return fresh.length;
}
