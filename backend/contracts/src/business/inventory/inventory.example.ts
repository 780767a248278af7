import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  inventory_settings: { change: ({ next }) => ({ boundary_notes: `Notes ${next()}` }) },
  group_entities: {
    draft: ({ next }) => ({
      ...{ name: `Entity ${next()}`, kind: 'joint_venture', country: 'DE', ownership: 50, financial_control: 'joint' },
      ...{ operational_control: true, from: FIRST_DAY },
    }),
    change: ({ next }) => ({ name: `Entity ${next()}` }),
  },
  inventory_exclusions: {
    draft: ({ next }) => ({
      ...{ name: `Source ${next()}`, scope: 'scope_3', category: '15', cause: 'not_material', from: FIRST_DAY },
      ...{ reason: 'Below one percent of the total', estimate: 1.5, estimate_basis: 'Spend of the year' },
    }),
    change: ({ next }) => ({ name: `Source ${next()}` }),
  },
  emission_targets: {
    draft: ({ next }) => ({
      ...{ name: `Target ${next()}`, coverage: 'scope_1_2', scope2_basis: 'market', kind: 'absolute' },
      ...{ base_year: 2020, base_value: 100, target_year: 2030, reduction: 42 },
    }),
    change: ({ next }) => ({ name: `Target ${next()}` }),
  },
  target_progress: { input: { year: 2024 } },
};
