import { WayCards } from '@lichen/kit';
import type { Story } from './story';

const site = { path: '/business/locations', title: 'Locations', words: 'Sites with their address and floor area' };
const fleet = { path: '/business/vehicles', title: 'Vehicles', words: 'Cars, vans and lorries' };

export const story: Story = {
  of: 'WayCards',
  states: [
    { name: 'Two ways', Shown: () => <WayCards label="Sections" ways={[site, fleet]} /> },
    {
      name: 'With a mark',
      Shown: () => <WayCards label="Marked sections" ways={[{ ...site, icon: <span aria-hidden>◆</span> }]} />,
    },
  ],
};
