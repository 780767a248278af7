import type { PortalRemote } from '@lichen/contracts/portal/portal';

/**
 * Why code that an answer names may not run, if so: it comes from its release's own folder in this portal, under the name
 * made of remote and version, and its entry has a hash.
 */
export function codeRefusal({ name, version, base, container, entry, assets }: PortalRemote): string | undefined {
  const own = `${name}_${version}`.replace(/[^a-z0-9]/gi, '_');
  if (base !== `/_mf/${name}/${version}/` || container !== own)
    return `Refused: ${container} at ${base} is not ${name} ${version}`;
  return assets.some(({ path, integrity }) => path === entry && integrity)
    ? undefined
    : `Refused: the entry of ${name} has no hash`;
}
