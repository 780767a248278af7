import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const VERBS = ['create', 'update', 'remove'];

/** Verbs that a client can call on a record; each event is named after its verb. */
function verbsOf({ allow, actions, restorable }) {
  const open = VERBS.filter((verb) => allow[verb].length > 0);
  return [...open, ...(restorable ? ['restore'] : []), ...Object.keys(actions)];
}

/**
 * Returns every entity with at least one verb, sorted by name.
 * @param {string} built the folder of the built contracts
 * @returns {{ name: string, label: string, verbs: string[] }[]}
 */
export function entitiesOf(built) {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.entity.js'));
  const defined = files
    .flatMap((file) => Object.values(require(path.join(built, file))))
    .filter((each) => each?.allow && each.fields && each.actions);
  return [...new Map(defined.map((entity) => [entity.name, entity])).values()]
    .map((entity) => ({ name: entity.name, label: entity.label, verbs: verbsOf(entity) }))
    .filter(({ verbs }) => verbs.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
