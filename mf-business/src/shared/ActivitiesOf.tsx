import { yearOf } from '@lichen/contracts/formats/days';
import { Slot, usePortal } from '@lichen/kit';

interface Props {
  /** The field of an activity that names the record. */
  field: 'location_id' | 'vehicle_id' | 'source_id' | 'product_id' | 'profile_id';
  id: string;
}

/** This year's activities of a record, shown by whoever keeps activities. */
export function ActivitiesOf({ field, id }: Props) {
  const { today } = usePortal();
  const year = yearOf(today());
  return <Slot name="activity.list" props={{ parent_field: field, parent_id: id, year }} />;
}
