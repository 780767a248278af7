import { NumberField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'NumberField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<number> start={97006.25}>
          {(field) => <NumberField {...field} label="Name" hint="What it is for" suffix="%" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<number> start={null}>{(field) => <NumberField {...field} label="Name" required suffix="%" />}</Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<number> start={97006.25}>
          {(field) => <NumberField {...field} label="Name" error="Already in use" suffix="%" />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<number> start={97006.25}>
          {(field) => (
            <NumberField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              suffix="%"
            />
          )}
        </Live>
      ),
    },
  ],
};
