import type { PortalRemote } from '@lichen/contracts/portal/portal';

/** Browsers ignore an integrity hash of an unknown kind and run the script without a check. */
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** True for a path that stays below the folder and that every URL parser reads as it is written. */
function isBelow(base: string, path: string): boolean {
  const { origin, pathname } = new URL(base + path, window.location.origin);
  return origin === window.location.origin && pathname === base + path;
}

/**
 * Reason why the code of an answer must not run, or undefined. Code must come from its release's own folder in this
 * portal, its container must be named after remote and version, and its entry must have an integrity hash.
 */
export function codeRefusal({ name, version, base, container, entry, assets }: PortalRemote): string | undefined {
  const own = `${name}_${version}`.replace(/[^a-z0-9]/gi, '_');
  if (base !== `/_mf/${name}/${version}/` || !isBelow('/', base.slice(1)) || container !== own)
    return `Refused: ${container} at ${base} is not ${name} ${version}`;
  if (!isBelow(base, entry)) return `Refused: ${entry} is not a file of ${name} ${version}`;
  const found = assets.filter(({ path }) => path === entry);
  return found.length === 1 && INTEGRITY.test(found[0]?.integrity ?? '')
    ? undefined
    : `Refused: the entry of ${name} has no hash`;
}
