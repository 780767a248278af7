import { FieldFrame, PlaceSearch, useFillForm, useFormValue } from '@lichen/kit';
import { useState } from 'react';
import { filledBy } from './position';

/** Finds a town or an airport and fills the coordinates of the form around with its own. */
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
