import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { asDataError, SchemaForm } from '@lichen/kit';
import type { Story } from '../story';

const LAYOUT = [{ title: 'Site', fields: ['name', 'town_or_city', 'area', 'head_office', 'from', 'to'] }];
const START = {
  ...LOCATION_DEFAULTS,
  country: 'GB',
  electricity_grid: 'GB',
  address_line1: '1',
  post_code: 'LS1',
  name: 'Leeds',
};

type Answer = Awaited<ReturnType<NonNullable<Parameters<typeof SchemaForm>[0]['onSubmit']>>>;

function Form({ outcome }: { outcome: Answer }) {
  return (
    <SchemaForm
      entity={location}
      layout={LAYOUT}
      initial={START}
      submitLabel="Add"
      onSubmit={async () => outcome}
      onCancel={() => undefined}
    />
  );
}

export const story: Story = {
  of: 'SchemaForm',
  states: [
    { name: 'New', Shown: () => <Form outcome={{ state: 'unchanged' }} /> },
    {
      name: 'Refused by the server on Add',
      Shown: () => <Form outcome={{ state: 'failed', error: asDataError(new Error('broken')) }} />,
    },
  ],
};
