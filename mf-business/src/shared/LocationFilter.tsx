import { location } from '@lichen/contracts/business/location.entity';
import { RecordPicker, type UrlState } from '@lichen/kit';

/** One location, in the address of the list, so that a location can link to what it has. */
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
