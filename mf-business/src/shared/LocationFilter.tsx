import { location } from '@lichen/contracts/business/location.entity';
import { RecordPicker, type UrlState } from '@lichen/kit';

/** Filters a list by one location; the filter is part of the address, so that a location can link to its records. */
export function LocationFilter({ url }: { url: UrlState }) {
  return (
    <RecordPicker
      label="Location"
      plain
      unfiltered="All"
      entity={location}
      labelOf={({ name }) => name}
      value={url.one('location_id')}
      onChange={(id) => url.set({ location_id: id })}
    />
  );
}
