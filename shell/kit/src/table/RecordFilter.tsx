import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { UrlState } from './useUrlState';
import { RecordPicker } from '../fields/RecordPicker';

interface Props<E extends Entity> {
  url: UrlState;
  /** Parameter of the address that holds the id of the chosen record. */
  name: string;
  label: string;
  entity: E;
  labelOf: (record: RecordOf<E>) => string;
}

/** Filters a list by one record; the filter is part of the address, so that the page of a record can link to its list. */
export const RecordFilter = <E extends Entity>({ url, name, ...picked }: Props<E>) => (
  <RecordPicker {...picked} plain unfiltered="All" value={url.one(name)} onChange={(id) => url.set({ [name]: id })} />
);
