import { unitText } from '..';

// The rule is in contracts; remotes that were built before it moved there have it from the kit.
it('gives remotes the units as readers know them', () => {
  expect(['m3', 'km2', 'kWh', 'tonne.km'].map(unitText)).toEqual(['m³', 'km²', 'kWh', 'tonne.km']);
});
