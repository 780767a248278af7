import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { BULK_AT_ONCE, type BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import { type PlacesByName, placesByName } from '@lichen/contracts/activities/list/places-by-name.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, data, failureText, useConfirm, useNotify, useTn } from '@lichen/kit';

/** Target of a change: some activities, or the whole list. */
type About = { readonly ids: readonly string[] } | { readonly filters: ActivityQuery };

const asked = (body: object) =>
  data<RecordAnswer<PlacesByName>>(placesByName.name, { method: 'POST', body, isRead: true }).then(({ obj }) => obj);

async function placesOf(about: About): Promise<PlacesByName> {
  if ('filters' in about) return asked(about);
  const names = new Set<string>();
  let activities = 0;
  for (let at = 0; at < about.ids.length; at += BULK_AT_ONCE) {
    const some = await asked({ ids: about.ids.slice(at, at + BULK_AT_ONCE) });
    activities += some.activities;
    for (const name of some.names) names.add(name);
  }
  return { activities, names: [...names] };
}

const NAMES_SHOWN = 5;

/** Asks for confirmation before activities are applied with places known by name only, as the activity form does. */
export function useAskOfPlaces() {
  const tn = useTn();
  const confirm = useConfirm();
  const notify = useNotify();
  return async (change: BulkChange, about: About): Promise<boolean> => {
    if (change.kind !== 'edit' || change.values.applied !== true) return true;
    try {
      const { activities, names } = await placesOf(about);
      if (activities === 0) return true;
      const more = names.length > NAMES_SHOWN ? ', …' : '';
      const text = tn(
        activities,
        '{count} activity has a place that was not found: {places}. Saved by name only, it has no country or coordinates.',
        '{count} activities have places that were not found: {places}. Saved by name only, they have no country or coordinates.',
        { places: `${names.slice(0, NAMES_SHOWN).join(', ')}${more}` },
      );
      return await confirm({ title: 'Save places by name only?', text, action: 'Change' });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
      return false;
    }
  };
}
