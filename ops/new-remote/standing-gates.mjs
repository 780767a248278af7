import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '../build/read-remote.mjs';

const PORTAL = path.join('backend', 'src', 'modules', 'identity', 'portal');
const STANDING = path.join(PORTAL, 'undeclared-areas.ts');

const read = (root, file) => readSource(path.join(root, file), path.join(root, 'backend', 'contracts', 'src'));

/**
 * Returns the gates that the specification defines for an area and its sections; other areas are open to everybody who
 * is logged in.
 */
export function gatesOf(root, area) {
  const { UNDECLARED_AREAS } = read(root, STANDING);
  const own = UNDECLARED_AREAS.filter((gate) => gate.path === `/${area}` || gate.path.startsWith(`/${area}/`));
  return own.length > 0 ? own : [{ path: `/${area}`, roles: ['user'] }];
}

/** Returns the owner of an area: the portal itself or a remote of this checkout; null for none. */
export function ownerOf(root, area) {
  const { OWN_AREAS } = read(root, path.join(PORTAL, 'own-areas.ts'));
  const { ENTRY_AREAS } = read(root, path.join(PORTAL, 'entry-areas.ts'));
  if (ENTRY_AREAS.has(area) || OWN_AREAS.some((gate) => gate.path === `/${area}`)) return 'the portal';
  const definitions = readdirSync(root)
    .map((name) => path.join(name, 'src', 'remote.ts'))
    .filter((file) => file.startsWith('mf-') && existsSync(path.join(root, file)))
    .map((file) => read(root, file).default);
  return definitions.find(({ areas = [] }) => areas.some((gate) => gate.path === `/${area}`))?.name ?? null;
}
