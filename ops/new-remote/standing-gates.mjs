import path from 'node:path';
import { readSource } from '../build/read-remote.mjs';

const STANDING = path.join('backend', 'src', 'modules', 'identity', 'portal', 'undeclared-areas.ts');

/** The gates that the specification writes for an area and its sections; whoever may log in enters any other. */
export function gatesOf(root, area) {
  const { UNDECLARED_AREAS } = readSource(path.join(root, STANDING), path.join(root, 'backend', 'contracts', 'src'));
  const own = UNDECLARED_AREAS.filter((gate) => gate.path === `/${area}` || gate.path.startsWith(`/${area}/`));
  return own.length > 0 ? own : [{ path: `/${area}`, roles: ['user'] }];
}
