import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { RecordForm } from '@lichen/kit';
import type { Story } from '../story';

const LAYOUT = [{ title: 'Site', fields: ['name', 'town_or_city', 'head_office'] }];
const LEEDS = {
  ...LOCATION_DEFAULTS,
  ...{ _id: 'l1', version: 1, created_on: 0, created_by: 'u1', updated_on: 0 },
  ...{ name: 'Leeds', town_or_city: 'Leeds', country: 'GB' },
};
const leads = { to: () => '/', list: '/' };

export const story: Story = {
  of: 'RecordForm',
  states: [
    { name: 'New', Shown: () => <RecordForm entity={location} layout={LAYOUT} {...leads} /> },
    { name: 'Stored', Shown: () => <RecordForm entity={location} stored={LEEDS} layout={LAYOUT} {...leads} /> },
  ],
};
