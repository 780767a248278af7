import type { Entity } from '@lichen/contracts/entity';
import { type FieldTouch, useReference } from '@lichen/kit';

type Touches = Readonly<Record<string, FieldTouch>>;

/** Choices whose words are a reference list of the server. */
const LISTS: Readonly<Record<string, string>> = { instrument: 'instruments' };

/** Adds the words of such choices to what a form says of its fields. */
export function useChoiceWords(entity: Entity): (touches: Touches) => Touches {
  const named = Object.keys(LISTS).find((name) => Object.hasOwn(entity.fields, name));
  const rows = useReference(named ? (LISTS[named] as string) : '', {}, { enabled: named !== undefined }).data;
  return (touches) =>
    named && rows
      ? {
          ...touches,
          [named]: { ...touches[named], words: Object.fromEntries(rows.map(({ code, label }) => [code, label])) },
        }
      : touches;
}
