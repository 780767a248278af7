import { TagsField } from '@lichen/kit';
import { Live } from '../Live';
import type { Story } from '../story';

export const story: Story = {
  of: 'TagsField',
  states: [
    {
      name: 'Filled in, with a hint',
      Shown: () => (
        <Live<readonly string[]> start={['Mill', 'Heating']}>
          {(field) => <TagsField {...field} label="Name" hint="What it is for" />}
        </Live>
      ),
    },
    {
      name: 'Empty and required',
      Shown: () => (
        <Live<readonly string[]> start={null}>{(field) => <TagsField {...field} label="Name" required />}</Live>
      ),
    },
    {
      name: 'With an error',
      Shown: () => (
        <Live<readonly string[]> start={['Mill', 'Heating']}>
          {(field) => <TagsField {...field} label="Name" error="Already in use" />}
        </Live>
      ),
    },
    {
      name: 'Disabled, with a long label',
      Shown: () => (
        <Live<readonly string[]> start={['Mill', 'Heating']}>
          {(field) => (
            <TagsField
              {...field}
              disabled
              label="A site with a name much longer than anybody expected when this control was drawn"
            />
          )}
        </Live>
      ),
    },
  ],
};
