const REMOTE = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

const camelOf = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** Every name that follows from the remote's; null when it is none. */
export function namesOf(remote, today) {
  const module = REMOTE.exec(remote)?.[1];
  if (!module) return null;
  return {
    remote,
    module,
    area: module,
    camel: camelOf(module),
    entity: `${module.replaceAll('-', '_')}_entries`,
    day: `${today.toISOString().slice(0, 10)}-20`,
  };
}
