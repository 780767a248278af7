import type { PortalRemote } from '@lichen/contracts/portal';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

/** Address of each entry that the portal answer named, with the hash it must have. */
const entries = new Map<string, string>();
const tries = new Map<string, number>();

const absolute = (address: string) => new URL(address, window.location.origin).href;
const withoutQuery = (address: string) => absolute(address).split('?')[0] ?? '';

/** Fails closed: code without a hash, or from an address that the server did not name, never runs. */
const strictIntegrity: ModuleFederationRuntimePlugin = {
  name: 'lichen-strict-integrity',
  createScript({ url }) {
    const integrity = entries.get(withoutQuery(url));
    if (!integrity) throw new Error(`Refused: ${url} is not a released file`);
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    return script;
  },
};

registerPlugins([strictIntegrity]);

function register(remote: PortalRemote, again: boolean): void {
  const address = absolute(remote.base + remote.entry);
  const integrity = remote.assets.find(({ path }) => path === remote.entry)?.integrity;
  if (!integrity) throw new Error(`Refused: the entry of ${remote.name} has no hash`);
  const tried = tries.get(remote.container) ?? 0;
  if (tried > 0 && !again) return;
  tries.set(remote.container, tried + 1);
  entries.set(address, integrity);
  // The runtime remembers a failed address for good: a further try needs another one for the same file.
  const entry = tried > 0 ? `${address}?try=${tried}` : address;
  registerRemotes([{ name: remote.container, entryGlobalName: remote.container, entry, type: 'global' }], {
    force: tried > 0,
  });
}

/** Code of one page or widget. `again` forgets what an earlier failure left behind. */
export async function exposed<T>(remote: PortalRemote, expose: string, again: boolean): Promise<T> {
  register(remote, again);
  const module = await loadRemote<T>(`${remote.container}/${expose.replace(/^\.\//, '')}`);
  if (!module) throw new Error(`${remote.name} does not offer ${expose}`);
  return module;
}
