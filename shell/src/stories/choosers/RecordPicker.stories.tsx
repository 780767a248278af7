import { location } from '@lichen/contracts/business/location.entity';
import { RecordPicker } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'RecordPicker',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => (
            <RecordPicker
              {...field}
              label="Name"
              hint="What it is for"
              entity={location}
              labelOf={({ name }) => name}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => <RecordPicker {...field} label="Name" required entity={location} labelOf={({ name }) => name} />}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => (
            <RecordPicker
              {...field}
              label="Name"
              error="Already in use"
              entity={location}
              labelOf={({ name }) => name}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'With closest matches',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => (
            <RecordPicker
              {...field}
              label="Name"
              near={[{ id: 'l1', name: 'Leeds brewery' }]}
              entity={location}
              labelOf={({ name }) => name}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<string> start={null}>
          {(field) => (
            <RecordPicker
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              entity={location}
              labelOf={({ name }) => name}
            />
          )}
        </Live>
      ),
    },
  ],
};
