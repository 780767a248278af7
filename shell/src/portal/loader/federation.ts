import type { PortalAsset, PortalRemote } from '@lichen/contracts/portal/portal';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { codeRefusal } from './code-refusal';

/** Addresses of the entries that the portal answer named, with their integrity hashes. */
const entries = new Map<string, string>();
const tries = new Map<string, number>();
/** Containers whose entry must be loaded again at the next attempt. */
const failed = new Set<string>();

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

function register(remote: PortalRemote): void {
  const refusal = codeRefusal(remote);
  if (refusal) throw new Error(refusal);
  const address = absolute(remote.base + remote.entry);
  const { integrity } = remote.assets.find(({ path }) => path === remote.entry) as PortalAsset;
  const tried = tries.get(remote.container) ?? 0;
  if (tried > 0 && !failed.delete(remote.container)) return;
  tries.set(remote.container, tried + 1);
  entries.set(address, integrity);
  // The federation runtime caches a failed address for good; a retry needs another address for the same file.
  const entry = tried > 0 ? `${address}?try=${tried}` : address;
  registerRemotes([{ name: remote.container, entryGlobalName: remote.container, entry, type: 'global' }], {
    force: tried > 0,
  });
}

/** Makes the next attempt to load this remote's code begin with its entry again. */
export const forgetRemote = ({ container }: PortalRemote): void => void failed.add(container);

/** Loads the code of one page or widget. A failure is not cached, so that the next attempt makes a new request. */
export async function loadExposed<T>(remote: PortalRemote, expose: string): Promise<T> {
  register(remote);
  try {
    const module = await loadRemote<T>(`${remote.container}/${expose.replace(/^\.\//, '')}`);
    if (!module) throw new Error(`${remote.name} does not offer ${expose}`);
    return module;
  } catch (error) {
    forgetRemote(remote);
    throw error;
  }
}
