import { brotliCompressSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import { findingLine } from '../../src/platform/releases/gate/finding';
import { judge } from '../../src/platform/releases/gate/gate';
import type { Standing } from '../../src/platform/releases/gate/standing';

export const TEXTS = { Documents: 'x', 'Add document': 'y' };
export const LOCALES = { FR: 'locales/FR.json', DE: 'locales/DE.json', NO: 'locales/NO.json', ES: 'locales/ES.json' };

export interface Build {
  release: Release;
  files: Record<string, string>;
  proof?: BrowserProof;
}

export const layered = (rules: string) => `@layer remote.mf-docs{${rules}}`;

/** A small build that may go live; version 1.4.0 is live. */
export function build(): Build {
  const files: Record<string, string> = {
    'remoteEntry.js':
      'var mf_docs_1_5_0_ab12 = (() => ({ has: ["./pages/List", "./pages/One", "./widgets/Latest"], init() {}, get() {} }))();',
    'list.js': '(self.chunks ||= []).push([["list"], { list: () => ({ async load() { return await 1; } }) }]);',
    'widget.js': 'self.chunks.push([["widget"], {}]);',
    'styles.css': layered(
      '.doc-list{display:grid}.doc-list > li, .doc-list:hover .ant-btn{color:red}@media (width<600px){.doc-list{gap:1px}}@keyframes doc-in{from{opacity:0}to{opacity:1}}',
    ),
    ...Object.fromEntries(Object.values(LOCALES).map((path) => [path, JSON.stringify(TEXTS)])),
  };
  const kinds: Record<string, 'script' | 'style' | 'other'> = { js: 'script', css: 'style' };
  const release: Release = {
    name: 'mf-docs',
    version: '1.5.0-ab12',
    container: 'mf_docs_1_5_0_ab12',
    entry: 'remoteEntry.js',
    built_on: 1,
    areas: [
      { path: '/docs', roles: ['admin', 'share_docs'], module: 'docs', layout: 'fixed' },
      { path: '/docs/compliance', roles: ['compliance_officer'], partner: true, refusal: 'Not authorised' },
    ],
    pages: [
      { area: 'docs', path: '/docs', title: 'Documents', expose: './pages/List', preload: ['list.js', 'styles.css'] },
      { area: 'docs', path: '/docs/:id', title: 'Document', expose: './pages/One', preload: ['list.js'] },
    ],
    moved: [{ path: '/docs/all', to: '/docs' }],
    widgets: [
      {
        ...{ slot: 'dashboard.main', id: 'docs.latest', title: 'Latest', expose: './widgets/Latest', order: 1 },
        ...{ preload: ['widget.js'], allow: ['user'] },
      },
    ],
    menu: [{ area: 'docs', path: '/docs', title: 'Documents', icon: 'file', group: 'work', order: 1, allow: ['user'] }],
    locales: { ...LOCALES },
    assets: Object.entries(files).map(([path, content]) => ({
      ...{ path, integrity: '', bytes: Buffer.byteLength(content) },
      kind: kinds[path.split('.').at(-1) ?? ''] ?? 'other',
    })),
    shared: { react: '^19.3.0', '@lichen/kit': '^0.4.0', zod: '^4.6.0' },
    sdk: '^0.4.0',
    contracts: '^0.7.0',
    api: { module: 'docs', range: '^2.1.0' },
    budget: { entryKb: 60, areaKb: 250 },
  };
  return {
    release,
    files,
    proof: { browser: 'Chromium 141', opened: ['./pages/List', './pages/One', './widgets/Latest'] },
  };
}

export const STANDING: Standing = {
  portal: {
    ...{ sdk: '0.4.2', contracts: '0.7.0', isProduction: true },
    shared: { react: '19.3.1', '@lichen/kit': '0.4.2', zod: '4.6.7', zustand: '5.1.0' },
    modules: { docs: '2.1.3', activities: '1.0.0' },
    ownAreas: ['account', 'login'],
  },
  claims: [
    { kind: 'area', value: '/activities', owner: 'mf-activities' },
    { kind: 'path', value: '/activities', owner: 'mf-activities' },
    { kind: 'path', value: '/activities/:', owner: 'mf-activities' },
    { kind: 'path', value: '/docs', owner: 'mf-docs' },
    { kind: 'path', value: '/old', owner: 'mf-activities' },
    { kind: 'widget', value: 'dashboard.main activities.groups', owner: 'mf-activities' },
    { kind: 'icon', value: 'spade', owner: 'mf-activities' },
    { kind: 'module', value: 'activities', owner: 'mf-activities' },
    { kind: 'class prefix', value: 'act', owner: 'mf-activities' },
  ],
  live: '1.4.0-9f9f',
};

export async function findings({ release, files, proof }: Build, standing = STANDING): Promise<string[]> {
  const read = async (path: string) => Buffer.from(files[path] ?? '');
  const travels = async (path: string) => brotliCompressSync(await read(path)).length;
  return (await judge(release, { read, travels }, standing, proof)).findings.map(findingLine);
}

/** Replaces a file's content, and its size in the release. */
export function write({ release, files }: Build, path: string, content: string): void {
  files[path] = content;
  const asset = release.assets.find((each) => each.path === path);
  if (asset) asset.bytes = Buffer.byteLength(content);
  else release.assets.push({ path, integrity: '', kind: 'script', bytes: Buffer.byteLength(content) });
}

export const style = (own: Build, rules: string): void => write(own, 'styles.css', layered(rules));

export const page = ({ release }: Build) => release.pages[0] as Release['pages'][number];
export const widget = ({ release }: Build) => release.widgets[0] as Release['widgets'][number];
/** Returns a code comment of random text that compresses to no less than this many kilobytes. */
export const noise = (kb: number) => `/*${randomBytes(kb * 1000).toString('base64')}*/`;
