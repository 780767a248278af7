import type { PortalRemote } from '@lichen/contracts/portal/portal';

/** Browsers run a script whose hash is of a kind that they do not know as if it had none. */
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** A name below a folder, as it is: nothing of it leads out of there, or is read in another way than it is written. */
function isBelow(base: string, path: string): boolean {
  const { origin, pathname } = new URL(base + path, window.location.origin);
  return origin === window.location.origin && pathname === base + path;
}

/**
 * Why code that an answer names may not run, if so: it comes from its release's own folder in this portal, under the name
 * made of remote and version, and its entry has a hash.
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
