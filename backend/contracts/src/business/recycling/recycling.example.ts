import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  materials: {
    draft: ({ next }) => ({ name: `Cardboard ${next()}`, units: 'kg' }),
    change: ({ next }) => ({ description: `Sheets ${next()}` }),
  },
  wastes: {
    draft: ({ next }) => ({ name: `Solvents ${next()}`, units: 'L', hazardous: true }),
    change: ({ next }) => ({ description: `Drums ${next()}` }),
  },
};
