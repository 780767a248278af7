import type { PortalAnswer, PortalRemote } from '@lichen/contracts/portal/portal';
import { findArea, findPage, findRefusal, verdictOf } from './find-page';

const remote = (name: string, ...paths: string[]): PortalRemote => ({
  name,
  version: '1',
  container: name,
  base: `/_mf/${name}/1/`,
  entry: 'remoteEntry.js',
  assets: [],
  pages: paths.map((path) => ({ path, title: path, expose: `./pages${path}`, preload: [] })),
  widgets: [],
  locales: {},
  fallback: null,
});

const REFUSED = { open: false, why: 'role', text: "This page isn't for you", roles: ['admin'] };

const answer = {
  areas: [
    { id: 'bills', layout: 'scroll', verdict: { open: true } },
    { id: 'profile', layout: 'scroll', verdict: { open: true } },
    {
      id: 'docs',
      layout: 'scroll',
      verdict: { open: true },
      sections: { compliance: { open: false, why: 'role', text: "This page isn't for you" } },
    },
  ],
  remotes: [
    { ...remote('a', '/bills', '/bills/:id', '/bills/new'), refused: [{ path: '/bills/bulk', verdict: REFUSED }] },
    remote('b', '/docs/:id'),
  ],
} as unknown as PortalAnswer;

describe('findPage', () => {
  it.each([
    ['/bills', './pages/bills'],
    ['/bills/7', './pages/bills/:id'],
    ['/bills/new', './pages/bills/new'],
    ['/docs/9', './pages/docs/:id'],
  ])('takes the best pattern for %s', (address, expose) => {
    expect(findPage(answer, address)?.part.expose).toBe(expose);
  });

  it('knows nothing of an address that nobody released', () => {
    expect(findPage(answer, '/bills/7/edit')).toBeUndefined();
  });

  it('takes a section with a gate of its own for no record of its area', () => {
    expect(findPage(answer, '/docs/compliance')).toBeUndefined();
  });
});

describe('findRefusal', () => {
  it('refuses the page itself, which is then no record of its list either', () => {
    expect(findRefusal(answer, '/bills/bulk')).toEqual(REFUSED);
    expect(findPage(answer, '/bills/bulk')).toBeUndefined();
  });

  it.each(['/bills', '/bills/7', '/bills/new', '/bills/bulk/7', '/docs/compliance'])(
    'refuses nothing at %s',
    (path) => {
      expect(findRefusal(answer, path)).toBeUndefined();
    },
  );
});

describe('findArea', () => {
  it('counts the settings of the profile as the profile, and no other settings', () => {
    expect(findArea(answer, '/settings/profile/edit')?.id).toBe('profile');
    expect(findArea(answer, '/settings/else')).toBeUndefined();
  });
});

describe('verdictOf', () => {
  it('obeys the verdict of the second segment where it differs', () => {
    const docs = findArea(answer, '/docs');
    if (!docs) throw new Error('the area is missing');

    expect(verdictOf(docs, '/docs').open).toBe(true);
    expect(verdictOf(docs, '/docs/compliance').open).toBe(false);
  });
});
