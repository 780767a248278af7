import { areaPathOf } from '@lichen/contracts/portal/area-gate';
import { DECLARED } from '../../../../test/releases/declared-areas';
import { gatesOf, isEntryPath } from './gates';

const GATES = gatesOf(DECLARED);

const PUBLIC = ['/', '/home', '/join', '/register', '/login', '/forgot-password', '/reset-password', '/connect'];

it.each([...PUBLIC, '/logout', '/setup', '/terms', '/privacy', '/login/deeper'])('answers %s to everybody', (path) => {
  expect([isEntryPath(path, false, GATES), isEntryPath(path, true, GATES)]).toEqual([true, true]);
});

it.each(['/nowhere', '/nowhere/at/all', '/dev', '/constructor', '/chat'])(
  'answers %s to somebody who is signed out, and leaves it to the portal otherwise',
  (path) => {
    expect([isEntryPath(path, false, GATES), isEntryPath(path, true, GATES)]).toEqual([true, false]);
  },
);

it.each(['/dashboard', '/activities/7', '/docs/compliance', '/audit', '/settings/profile/edit'])(
  'leaves %s to the gates of the portal',
  (path) => {
    expect([isEntryPath(path, false, GATES), isEntryPath(path, true, GATES)]).toEqual([false, false]);
  },
);

it('leaves a section to its gate while the remote of its area is not live', () => {
  const gates = gatesOf([{ areas: [{ path: '/docs/compliance', roles: ['admin'] }] }]);

  expect(isEntryPath('/docs/compliance/7', false, gates)).toBe(false);
  expect(isEntryPath('/docs/7', false, gates)).toBe(true);
});

it.each(DECLARED.map(({ name, areas, pages }) => [name, areas, pages] as const))(
  'knows areas of %s by pages that it has in each',
  (_name, areas, pages) => {
    const own = areas.map(({ path }) => path).filter((path) => path === areaPathOf(path));

    expect(own.filter((path) => !pages.some((page) => areaPathOf(page) === path))).toEqual([]);
  },
);
