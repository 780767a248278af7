import { FieldFrame, PlaceSearch, useFillForm, useFormValue } from '@lichen/kit';
import { useState } from 'react';
import { filledBy } from './position';

/** Searches for a town or airport and copies its coordinates into the surrounding form. */
export function FindPosition() {
  const fill = useFillForm();
  const [text, setText] = useState('');
  const country = useFormValue((values) => values['country']);
  return (
    <FieldFrame label="Find a place" hint="A place from the list fills latitude and longitude" plain>
      {({ id, 'aria-describedby': describedBy }) => (
        <PlaceSearch
          id={id}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          text={text}
          isFound
          onType={setText}
          onChoose={(place) => {
            setText(place.name);
            const filled = filledBy(place, { country });
            if (filled) fill(filled, 'latitude');
          }}
        />
      )}
    </FieldFrame>
  );
}
