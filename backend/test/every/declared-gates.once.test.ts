import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import { areaPathOf } from '@lichen/contracts/portal/area-gate';
import { gateAt, gatesOf } from '../../src/modules/identity/portal/gates';
import { OWN_AREAS } from '../../src/modules/identity/portal/own-areas';
import { UNDECLARED_AREAS } from '../../src/modules/identity/portal/undeclared-areas';
import { DECLARED } from '../releases/declared-areas';

const areas = DECLARED.flatMap((remote) => remote.areas);

it('takes the gate of every page of a remote from what remotes declare', () => {
  const gates = gatesOf(DECLARED);
  const pages = DECLARED.flatMap((remote) => remote.pages);

  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => !areas.includes(gateAt(path, gates) as AreaGate))).toEqual([]);
});

it.each([
  ['the own table of the shell', OWN_AREAS],
  ['the table of areas to come', UNDECLARED_AREAS],
])('names in %s no area of a remote', (_table, table) => {
  const named = table.map(({ path }) => areaPathOf(path));

  expect(named.length).toBeGreaterThan(0);
  expect(areas.filter(({ path }) => named.includes(areaPathOf(path)))).toEqual([]);
});
