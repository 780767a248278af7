import { boundsOf, featuresOf, isPlaced, type Placed, placesIn } from './places';

const place = (name: string, latitude: number, longitude: number): Placed => ({ _id: name, name, latitude, longitude });
const leeds = place('Leeds', 53.8, -1.5);
const oslo = place('Oslo', 59.9, 10.7);
const suva = place('Suva', -18.1, 178.4);
const apia = place('Apia', -13.8, -171.8);

describe('the part of the world that has all places', () => {
  it.each([
    ['of none is nothing', [], null],
    ['of one is the place', [leeds], { west: -1.5, east: -1.5, south: 53.8, north: 53.8 }],
    ['goes from one to the other', [oslo, leeds], { west: -1.5, east: 10.7, south: 53.8, north: 59.9 }],
    ['goes over the date line', [suva, apia], { west: 178.4, east: 188.2, south: -18.1, north: -13.8 }],
  ])('%s', (_, places, expected) => {
    const found = boundsOf(places);
    if (expected === null) expect(found).toBeNull();
    else
      for (const [edge, degrees] of Object.entries(expected))
        expect(found).toHaveProperty(edge, expect.closeTo(degrees, 9));
  });
});

describe('places in view', () => {
  const all = [leeds, oslo, suva, apia];
  it.each([
    ['of Europe', { west: -10, east: 20, south: 50, north: 70 }, [leeds, oslo]],
    ['of Europe, once round the world', { west: 350, east: 380, south: 50, north: 70 }, [leeds, oslo]],
    ['over the date line', { west: 170, east: 195, south: -20, north: 0 }, [suva, apia]],
    ['of the whole world and more', { west: -200, east: 200, south: -80, north: 80 }, all],
    ['of the north of it', { west: -180, east: 180, south: 55, north: 80 }, [oslo]],
  ])('%s', (_, bounds, expected) => expect(placesIn(all, bounds)).toEqual(expected));
});

it('knows a place by where it stands in the list', () => {
  const { features } = featuresOf([leeds, oslo]);
  expect(features[1]).toEqual({
    ...{ type: 'Feature', properties: { at: 1, name: 'Oslo' } },
    geometry: { type: 'Point', coordinates: [10.7, 59.9] },
  });
});

it('leaves out what has no coordinates', () => {
  expect(isPlaced({ _id: '1', name: 'Somewhere', latitude: null, longitude: null })).toBe(false);
  expect(isPlaced(leeds)).toBe(true);
});
