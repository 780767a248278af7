import { consolidatedShare } from './group-entity.entity';

const held = (ownership: number, financial_control: 'full' | 'joint' | 'none', operational_control: boolean) => ({
  ...{ ownership, financial_control, operational_control },
});

it.each([
  ['a subsidiary', held(100, 'full', true), [100, 100, 100]],
  ['a majority run by us', held(60, 'full', true), [100, 100, 60]],
  ['a majority run by others', held(60, 'full', false), [0, 100, 60]],
  ['a joint venture', held(50, 'joint', false), [0, 50, 50]],
  ['a joint venture run by us', held(33.3333, 'joint', true), [100, 33.3333, 33.3333]],
  ['an associate', held(20, 'none', false), [0, 0, 20]],
  ['a site run for others', held(0, 'none', true), [100, 0, 0]],
] as const)('counts %s by operational control, financial control and equity share', (_name, entity, shares) => {
  const approaches = ['operational_control', 'financial_control', 'equity_share'] as const;

  expect(approaches.map((approach) => consolidatedShare(entity, approach))).toEqual(shares);
});
