import { sameValue } from '../data/changed-fields';
import type { Values } from './form-fields';

/** Changes that someone else saved while this form was open. */
export interface EditConflict {
  /** Their changes to fields that were not touched here: the form takes them over. */
  taken: Values;
  /** Their changes to fields that were changed here as well: the reader chooses. */
  contested: Values;
}

/** Three versions side by side: as the form began, as it stands, as the other saved it. */
export function editConflict(
  fields: Readonly<Record<string, unknown>>,
  began: object,
  theirs: object,
  mine: Values,
): EditConflict {
  const [before, after] = [began as Values, theirs as Values];
  const changed = Object.keys(fields).filter((name) => !sameValue(before[name], after[name]));
  const isTouched = (name: string) => !sameValue(before[name], mine[name]);
  const pick = (names: readonly string[]): Values =>
    Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
  return {
    taken: pick(changed.filter((name) => !isTouched(name))),
    contested: pick(changed.filter((name) => isTouched(name) && !sameValue(mine[name], after[name]))),
  };
}
