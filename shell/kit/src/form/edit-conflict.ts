import { sameValue } from '../data/changed-fields';
import type { Values } from './form-fields';

/** Changes that another person saved while this form was open. */
export interface EditConflict {
  /** Their changes to fields not changed here, which the form takes over. */
  taken: Values;
  /** Their changes to fields that were also changed here; the reader chooses. */
  contested: Values;
}

/** Compares three versions: the form's initial values, its input, and the other person's version. */
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
