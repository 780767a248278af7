import { LinkCards } from '@lichen/kit';
import type { Story } from '../story';

const site = { path: '/business/locations', title: 'Locations', words: 'Sites with their address and floor area' };
const fleet = { path: '/business/vehicles', title: 'Vehicles', words: 'Cars, vans and lorries' };

export const story: Story = {
  of: 'LinkCards',
  states: [
    { name: 'Two links', Shown: () => <LinkCards label="Sections" links={[site, fleet]} /> },
    {
      name: 'With a mark',
      Shown: () => <LinkCards label="Marked sections" links={[{ ...site, icon: <span aria-hidden>◆</span> }]} />,
    },
  ],
};
