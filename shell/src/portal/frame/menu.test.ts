import type { PortalMenuEntry } from '@lichen/contracts/portal/portal';
import { currentEntry, menuGroups } from './menu';

const entry = (path: string, group: PortalMenuEntry['group'], order: number): PortalMenuEntry => ({
  area: path.split('/')[1] ?? '',
  path,
  title: path,
  icon: 'bolt',
  group,
  order,
});

describe('menuGroups', () => {
  it('puts the dashboard first, keeps the order of releases and leaves out empty groups', () => {
    const groups = menuGroups({ menu: [entry('/b', 'work', 20), entry('/a', 'work', 10), entry('/c', 'publish', 1)] });

    expect(groups.map(({ id }) => id)).toEqual(['work', 'publish']);
    expect(groups[0]?.entries.map(({ path }) => path)).toEqual(['/dashboard', '/a', '/b']);
  });

  it('shows one dashboard when the server lists it, too', () => {
    const [work] = menuGroups({ menu: [entry('/dashboard', 'work', 0)] });

    expect(work?.entries).toHaveLength(1);
  });
});

describe('currentEntry', () => {
  const entries = [
    entry('/business', 'company', 1),
    entry('/business/locations', 'company', 2),
    entry('/busy', 'work', 3),
    { ...entry('/charts/chart', 'work', 4), also: ['activities_chart'] },
  ];

  it.each([
    ['/business/locations/7', '/business/locations'],
    ['/business/vehicles', '/business'],
    ['/busy', '/busy'],
    ['/charts/saved', '/charts/chart'],
    ['/activities_chart/chart/7', '/charts/chart'],
  ])('marks for %s the entry %s', (address, path) => {
    expect(currentEntry(entries, address)?.path).toBe(path);
  });

  it('marks nothing where no entry leads', () => {
    expect(currentEntry(entries, '/profile')).toBeUndefined();
  });
});
