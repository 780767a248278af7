import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HIDDEN_AREAS } from '../modules/identity/portal/areas';
import { ENTRY_AREAS } from '../modules/identity/portal/entry-areas';
import { OWN_AREAS } from '../modules/identity/portal/own-areas';
import type { Configuration } from '../platform/configuration';
import type { Module } from '../platform/module';
import type { PortalParts } from '../platform/releases/gate/standing';
import { versionsOf } from './chosen-modules';

interface Provided {
  readonly provides?: Omit<PortalParts, 'modules' | 'isProduction' | 'ownAreas'>;
}

/** First path segments that the server answers itself; an area of such a name would be unreachable. */
const NO_AREAS = ['api', 'assets', 'socket', 'version', 'metrics', 'healthz', 'readyz'];

/** Returns what releases are checked against: the built shell's SDK and shared packages, and the modules' versions. */
export function portalParts(
  root: string,
  modules: readonly Pick<Module, 'name' | 'version'>[],
  { production }: Pick<Configuration, 'production'>,
): PortalParts {
  const file = join(root, 'shell', 'dist', 'shell-assets.json');
  const nothing = { sdk: '0.0.0', contracts: '0.0.0', shared: {} };
  return {
    ...(provided(file) ?? nothing),
    modules: versionsOf(modules),
    ownAreas: [...NO_AREAS, ...ENTRY_AREAS, ...HIDDEN_AREAS, ...OWN_AREAS.map(({ path }) => path.slice(1))],
    isProduction: production,
  };
}

/** Without a built shell nothing can be released; the portal starts nevertheless. */
function provided(file: string): Provided['provides'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Provided).provides;
  } catch {
    return undefined;
  }
}
