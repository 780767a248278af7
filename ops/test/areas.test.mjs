import { foldersOf } from './areas.mjs';

it('knows what the team of an area releases', () => {
  expect(foldersOf('mf-compliance')).toEqual([
    'mf-compliance',
    'backend/src/modules/compliance',
    'backend/contracts/src/compliance',
  ]);
  expect(foldersOf('shell')).toEqual(['shell', 'backend/src/modules/identity', 'backend/contracts/src/identity']);
  expect(() => foldersOf('mf-nobody')).toThrow('There is no mf-nobody. Name one of: shell, mf-activities');
});
