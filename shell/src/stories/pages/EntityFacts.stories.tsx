import { location } from '@lichen/contracts/business/location.entity';
import { EntityFacts } from '@lichen/kit';
import type { Story } from '../story';

const LAYOUT = [{ title: 'Site', fields: ['name', 'town_or_city', 'area', 'head_office', 'from'] }];
const SITE = { name: 'Leeds', town_or_city: 'Leeds', area: 1200, head_office: true, from: Date.UTC(2026, 0, 1) };

export const story: Story = {
  of: 'EntityFacts',
  states: [
    { name: 'Some', Shown: () => <EntityFacts entity={location} record={SITE} layout={LAYOUT} /> },
    { name: 'One', Shown: () => <EntityFacts entity={location} record={{ name: 'Leeds' }} layout={LAYOUT} /> },
  ],
};
