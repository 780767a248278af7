import { ACTIVITY_SEARCH, SEARCH_ANYWHERE, SEARCH_LABELS } from '@lichen/contracts/activities/list/activity-search';
import { searchOf, searchText } from '@lichen/contracts/entity/search';
import { ChoiceField, TextField } from '@lichen/kit';
import { useState } from 'react';

interface Props {
  /** Search as stored in the address and in saved charts: words, or `field:words`. */
  value: string;
  onChange: (text: string) => void;
}

const PLACES = Object.keys(ACTIVITY_SEARCH);
const ANYWHERE = 'anywhere';
const WORDS = { [ANYWHERE]: SEARCH_ANYWHERE, ...SEARCH_LABELS };

/** Search words and the field to search; by default all fields. */
export function SearchField({ value, onChange }: Props) {
  const { place, words } = searchOf(value, PLACES);
  // Without words there is no filter, so the chosen field is not part of the value yet.
  const [waiting, setWaiting] = useState(place);
  const chosen = place ?? waiting;
  const choose = (next: string | null) => {
    const nextPlace = next === ANYWHERE ? null : next;
    setWaiting(nextPlace);
    onChange(searchText({ place: nextPlace, words }));
  };
  return (
    <>
      <TextField
        label="Contains"
        plain
        value={words}
        onChange={(text) => onChange(searchText({ place: chosen, words: text ?? '' }))}
      />
      <ChoiceField
        label="Search in"
        plain
        required
        options={[ANYWHERE, ...PLACES]}
        words={WORDS}
        value={chosen ?? ANYWHERE}
        onChange={choose}
      />
    </>
  );
}
