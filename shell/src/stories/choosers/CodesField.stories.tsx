import { CodesField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'CodesField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<readonly string[]> start={['GB', 'NO']}>
          {(field) => <CodesField {...field} label="Name" hint="What it is for" list="countries" groupBy="continent" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<readonly string[]> start={null}>
          {(field) => <CodesField {...field} label="Name" required list="countries" groupBy="continent" />}
        </Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<readonly string[]> start={['GB', 'NO']}>
          {(field) => (
            <CodesField {...field} label="Name" error="Already in use" list="countries" groupBy="continent" />
          )}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<readonly string[]> start={['GB', 'NO']}>
          {(field) => (
            <CodesField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
              list="countries"
              groupBy="continent"
            />
          )}
        </Live>
      ),
    },
  ],
};
