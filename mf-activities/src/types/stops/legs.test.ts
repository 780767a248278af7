import { legsOf, startMoved, stopAdded, stopDeleted, stopMoved, stopsOf, withLeg } from './legs';

const km = (distance: number) => ({ distance, units: 'km' as const });
const [leeds, york, hull] = [{ name: 'Leeds' }, { name: 'York' }, { name: 'Hull' }];
const driven = {
  from: leeds,
  to: hull,
  units: 'km',
  stops: {
    stop_1: { address: { name: 'A' }, distance: km(1) },
    stop_2: { address: { name: 'B' }, distance: km(2) },
    stop_3: { address: { name: 'C' }, distance: km(3) },
  },
};
const distances = (stops: Parameters<typeof stopsOf>[0]['stops']) =>
  stopsOf({ stops }).map(({ address, distance }) => [address?.name, distance?.distance]);

it('goes from the start to each stop and on to the end; what a stop knows is not asked again', () => {
  const legs = legsOf(driven).map(({ start_location, end_location, known }) => [
    start_location?.name,
    end_location?.name,
    known,
  ]);

  expect(legs).toEqual([
    ['Leeds', 'A', 1],
    ['A', 'B', 2],
    ['B', 'C', 3],
    ['C', 'Hull', undefined],
  ]);
  expect(legsOf({ from: leeds, to: york })).toHaveLength(1);
});

it('asks anew in the other unit, and measures a job that is stated in hours in kilometres', () => {
  expect(legsOf({ ...driven, units: 'miles' }).map(({ known, units }) => [known, units])[0]).toEqual([
    undefined,
    'miles',
  ]);
  expect(legsOf({ ...driven, units: 'hours' }).map(({ known, units }) => [known, units])[0]).toEqual([1, 'km']);
});

it('numbers the others anew after a stop is deleted, and forgets how far the following one is', () => {
  const left = stopDeleted(driven, 1);

  expect(Object.keys(left ?? {})).toEqual(['stop_1', 'stop_2']);
  expect(distances(left)).toEqual([
    ['A', 1],
    ['C', undefined],
  ]);
  expect(distances(stopDeleted(driven, 2))).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
  expect(stopDeleted({ stops: { stop_1: { address: york } } }, 0)).toBeNull();
});

it('puts a new stop at the end', () => {
  expect(Object.keys(stopAdded(driven) ?? {})).toEqual(['stop_1', 'stop_2', 'stop_3', 'stop_4']);
  expect(stopAdded({})).toEqual({ stop_1: { address: null, distance: null } });
});

it('forgets both legs of a stop that is moved, and the first of a start that is', () => {
  expect(distances(stopMoved(driven, 0, york))).toEqual([
    ['York', undefined],
    ['B', undefined],
    ['C', 3],
  ]);
  expect(distances(startMoved(driven))).toEqual([
    ['A', undefined],
    ['B', 2],
    ['C', 3],
  ]);
});

it('keeps a leg in the unit of the journey', () => {
  expect(withLeg({ ...driven, units: 'miles' }, 0, 7)?.['stop_1']?.distance).toEqual({ distance: 7, units: 'miles' });
});
