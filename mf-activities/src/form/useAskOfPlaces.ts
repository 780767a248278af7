import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { placesAlone } from '@lichen/contracts/places/places-alone';
import { useConfirm, useTn, type Values } from '@lichen/kit';

/**
 * Asks for confirmation before an activity is applied with places known by name only; not again while the name stays
 * the same.
 */
export function useAskOfPlaces(entity: Entity) {
  const tn = useTn();
  const confirm = useConfirm();
  return async (values: Values, began: RecordBase | undefined): Promise<boolean> => {
    if (values['applied'] === false) return true;
    const before = began as (RecordBase & Readonly<Record<string, unknown>>) | undefined;
    const counted = before && before['applied'] !== false ? placesAlone(entity, before) : [];
    const names = [...new Set(placesAlone(entity, values))].filter((name) => !counted.includes(name));
    if (names.length === 0) return true;
    const text = tn(
      names.length,
      '{count} place was not found: {places}. If it is saved by name only, it has no country or coordinates.',
      '{count} places were not found: {places}. If they are saved by name only, they have no country or coordinates.',
      { places: names.join(', ') },
    );
    return confirm({ title: 'Save places by name only?', text, action: 'Save' });
  };
}
