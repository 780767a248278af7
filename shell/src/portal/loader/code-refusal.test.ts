import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { codeRefusal } from './code-refusal';

const HASH = `sha384-${'a'.repeat(64)}`;
const asset = (path: string, integrity = HASH) => ({ path, integrity, kind: 'script' as const });

const REMOTE = {
  ...{ name: 'mf-a', version: '1.0.0-ab', container: 'mf_a_1_0_0_ab', base: '/_mf/mf-a/1.0.0-ab/', entry: 'entry.js' },
  ...{ assets: [asset('entry.js'), asset('page.js')], pages: [], widgets: [], locales: {}, fallback: null },
} satisfies PortalRemote;

it('lets the code of a release run as it was sent', () => {
  expect(codeRefusal(REMOTE)).toBeUndefined();
});

const entry = (name: string): Partial<PortalRemote> => ({ entry: name, assets: [asset(name)] });

it.each<[string, Partial<PortalRemote>]>([
  ['the container of another', { container: 'mf_b_1_0_0_ab' }],
  ['another version beside this one’s files', { version: '0.9.0' }],
  ['another folder', { base: '/_mf/mf-b/1.0.0-ab/' }],
  ['another server', { base: 'https://example.org/_mf/mf-a/1.0.0-ab/' }],
  ['a folder that leads elsewhere', { name: '../x', base: '/_mf/../x/1.0.0-ab/', container: '___x_1_0_0_ab' }],
  ['a version that leads elsewhere', { version: '..', base: '/_mf/mf-a/../', container: 'mf_a___' }],
  ['an entry in another folder', entry('../../mf-b/1.0.0/entry.js')],
  ['an entry in another folder, written otherwise', entry('%2e%2e/%2E%2e/mf-b/1.0.0/entry.js')],
  ['an entry in another folder, with the slashes of Windows', entry('..\\..\\mf-b\\1.0.0\\entry.js')],
  ['an entry with a question', entry('entry.js?of=mf-b')],
  ['an entry with a break within', entry('entry\n.js')],
  ['no entry among the files', { assets: [asset('page.js')] }],
  ['an entry without a hash', { assets: [asset('entry.js', '')] }],
  ['a hash of a kind that browsers pass over', { assets: [asset('entry.js', 'md5-aaaa')] }],
  ['a weak hash', { assets: [asset('entry.js', `sha256-${'a'.repeat(43)}=`)] }],
  ['a second hash to choose from', { assets: [asset('entry.js', `${HASH} ${HASH}`)] }],
  ['two entries', { assets: [asset('entry.js'), asset('entry.js', `sha384-${'b'.repeat(64)}`)] }],
])('refuses %s', (_what, altered) => {
  expect(codeRefusal({ ...REMOTE, ...altered })).toMatch(/^Refused: /);
});
