import { UnitField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'UnitField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<number> start={97006}>
          {(field) => (
            <UnitField
              {...field}
              label="Name"
              hint="What it is for"
              unit="kWh"
              units={['kWh', 'MWh']}
              unitLabel="Units"
              onUnitChange={() => undefined}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<number> start={null}>
          {(field) => (
            <UnitField
              {...field}
              label="Name"
              required
              unit="kWh"
              units={['kWh', 'MWh']}
              unitLabel="Units"
              onUnitChange={() => undefined}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<number> start={97006}>
          {(field) => (
            <UnitField
              {...field}
              label="Name"
              error="Already in use"
              unit="kWh"
              units={['kWh', 'MWh']}
              unitLabel="Units"
              onUnitChange={() => undefined}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<number> start={97006}>
          {(field) => (
            <UnitField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              unit="kWh"
              units={['kWh', 'MWh']}
              unitLabel="Units"
              onUnitChange={() => undefined}
            />
          )}
        </Live>
      ),
    },
  ],
};
