import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { isAllowed, ROLES, type Role } from '@lichen/contracts/portal/roles';
import remote from './remote';

/** True where somebody with these roles is offered the page: its area's roles, and those that it asks for itself. */
function isOffered(path: string, roles: readonly Role[]): boolean {
  const section = path.split('/').slice(0, 3).join('/');
  const gate = remote.areas.find((area) => area.path === section);
  const page = remote.pages.find((one) => one.path === path);
  if (!gate || !page) throw new Error(`${path} has no gate or no page`);
  return isAllowed(gate.roles, roles) && isAllowed(page.allow ?? gate.roles, roles);
}

describe.each([
  ['/business/locations', location],
  ['/business/vehicles', vehicle],
  ['/business/power', powerSource],
  ['/business/product', product],
  ['/business/staff', staffProfile],
] as const)('%s', (list, { allow }) => {
  it.each([
    [`${list}/new`, allow.create],
    [`${list}/:id/edit`, allow.update],
  ])('offers %s to those alone who may do it', (path, may) => {
    const pairs = ROLES.flatMap((one) => ROLES.map((other): Role[] => [one, other]));
    const offered = pairs.filter((roles) => isOffered(path, roles));

    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((roles) => !isAllowed(may, roles))).toEqual([]);
  });
});
