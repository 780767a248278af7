import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Gate } from '../../src/platform/releases/gate/make-gate';
import type { Release } from '@lichen/contracts/portal/release';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A gate that accepts every made-up build; the real gate has tests of its own. */
export const anything: Gate = async () => [];

/** Author and note of releases in tests. */
export const RELEASED = { by: 'test', note: 'For a test' };

/** Writes a small built remote, as the build would; returns its directory. */
export function builtRemote(
  root: string,
  { name, version, module, ...more }: { name: string; version: string; module?: string } & Partial<Release>,
  code = '',
): string {
  const directory = join(
    root,
    `${name}-${version}-${createHash('sha256')
      .update(JSON.stringify(more) + code)
      .digest('hex')
      .slice(0, 8)}`,
  );
  const files: Record<string, string> = {
    'remoteEntry.js': `/* ${name} ${version} */ ${'entry();'.repeat(200)}`,
    'page.js': `/* page of ${name} ${version} */${code}`,
    'style.css': 'a { color: red }',
    'locales/DE.json': '{"Hello":"Hallo"}',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  const kinds: Record<string, 'script' | 'style' | 'other'> = { js: 'script', css: 'style' };
  const release: Release = {
    name,
    version,
    container: `${module ?? 'remote'}_1`,
    entry: 'remoteEntry.js',
    built_on: 1,
    pages: [
      { area: 'activities', path: '/activities', title: 'Activities', expose: './pages/List', preload: ['page.js'] },
    ],
    widgets: [],
    menu: [],
    locales: { DE: 'locales/DE.json' },
    assets: Object.entries(files).map(([path, content]) => ({
      path,
      integrity: integrityOf(content),
      kind: kinds[path.split('.').at(-1) ?? ''] ?? 'other',
      bytes: content.length,
    })),
    shared: {},
    sdk: '^0.1.0',
    contracts: '^0.1.0',
    ...(module ? { api: { module, range: '^0.1.0' } } : {}),
    budget: { entryKb: 60, areaKb: 250 },
    ...more,
  };
  writeFileSync(join(directory, 'release.json'), JSON.stringify(release));
  return directory;
}
