import { WRITTEN_MENU } from '../build/written-menu.mjs';
import { gatesOf } from './standing-gates.mjs';

/** Names that the release gate accepts: short, and each part begins with a letter. */
const REMOTE = /^(?=.{1,41}$)mf-([a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*)$/;

const camelOf = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** Returns all names derived from the remote's name; null when it is invalid. */
export function namesOf(root, remote, today) {
  const module = REMOTE.exec(remote)?.[1];
  if (!module) return null;
  const gates = gatesOf(root, module);
  const { module: subscription } = gates[0];
  return {
    remote,
    module,
    area: module,
    camel: camelOf(module),
    entity: `${module.replaceAll('-', '_')}_entries`,
    title: WRITTEN_MENU[module]?.title ?? 'Entries',
    roles: JSON.stringify(WRITTEN_MENU[module]?.roles ?? ['user']),
    words: WRITTEN_MENU[module]?.words ?? {},
    gates: JSON.stringify(gates),
    subscription: subscription ? `\n  subscription: '${subscription}',` : '',
    day: `${today.toISOString().slice(0, 10)}-20`,
  };
}
