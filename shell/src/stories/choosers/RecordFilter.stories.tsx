import { location } from '@lichen/contracts/business/location.entity';
import { RecordFilter, useUrlState } from '@lichen/kit';
import type { Story } from '../story';

function Filter({ label }: { label: string }) {
  const url = useUrlState();
  return <RecordFilter {...{ url, label, entity: location }} name="location_id" labelOf={({ name }) => name} />;
}

export const story: Story = {
  of: 'RecordFilter',
  states: [
    { name: 'All records', Shown: () => <Filter label="Location" /> },
    {
      name: 'With a long label',
      Shown: () => <Filter label="A site with a name much longer than anybody expected when this control was drawn" />,
    },
  ],
};
