import type { Place } from '@lichen/contracts/entity/fields';
import { PlaceField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'PlaceField',
  states: [
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<Place> start={null}>{(field) => <PlaceField {...field} label="Start location" required />}</Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<Place> start={{ name: 'Leeds', country: 'GB' }}>
          {(field) => <PlaceField {...field} label="Start location" error="Required" />}
        </Live>
      ),
    },
  ],
};
