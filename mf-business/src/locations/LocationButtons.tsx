import { paths } from '@lichen/contracts/api/paths';
import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { RecordButtons, Slot } from '@lichen/kit';
import { LocationMenu } from './changes/LocationMenu';

/** What can be done with a location, at the head of its page. */
export function LocationButtons({ location: site, year }: { location: RecordOf<typeof location>; year: number }) {
  const { _id, name } = site;
  return (
    <>
      <Slot name="activity.editor" props={{ parent_field: 'location_id', parent_id: _id }} />
      <RecordButtons
        entity={location}
        id={_id}
        name={name}
        edit={`${paths.location(_id)}/edit`}
        back={paths.locations}
        warning={TEXTS.deleteRecord}
      />
      <LocationMenu location={site} year={year} />
    </>
  );
}
