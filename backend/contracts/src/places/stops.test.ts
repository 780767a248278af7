import { optional, stops } from '../entity/fields';
import { parseDraft, stopErrors } from '../entity/schema';
import {
  MOST_STOPS,
  numberedStops,
  stopName,
  stopOfText,
  stopsInOrder,
  stopsOfText,
  stopsText,
  withStop,
} from './stops';
import { FIELD_TEXTS } from '../text/texts';
import { vehicleJourney } from '../activities/types/vehicles/vehicle-journey.entity';

const entity = { ...vehicleJourney, fields: { stops: optional(stops('Stops')) } };
const parsed = (value: unknown) => parseDraft(entity, { stops: value });
const leeds = { address: { name: 'Leeds' }, distance: { distance: 12.5, units: 'km' as const } };
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [stopName(at), leeds]));

it.each([
  ['none', null, {}],
  ['two', { stop_1: leeds, stop_2: { address: { name: 'York' } } }, {}],
  ['the most there are', many(MOST_STOPS), {}],
  ['one more', many(MOST_STOPS + 1), { stops: FIELD_TEXTS.tooLong }],
  ['a gap', { stop_1: leeds, stop_3: leeds }, { stops: FIELD_TEXTS.stopNumbers }],
  ['another name', { first: leeds }, { stops: FIELD_TEXTS.stopNumbers }],
  ['no address', { stop_1: { address: null } }, { 'stops.stop_1.address': 'Required' }],
  ['a nameless address', { stop_1: { address: { name: ' ' } } }, { 'stops.stop_1.address.name': 'Required' }],
  ['plain texts', ['Leeds'], { stops: FIELD_TEXTS.list }],
  ['a text', 'Leeds', { stops: FIELD_TEXTS.list }],
  [
    'a distance in hours',
    { stop_1: { ...leeds, distance: { distance: 1, units: 'hours' } } },
    { 'stops.stop_1.distance.units': FIELD_TEXTS.choice },
  ],
  ['something else', { stop_1: { ...leeds, note: 'x' } }, { 'stops.stop_1': FIELD_TEXTS.unknownField }],
])('%s', (_what, value, errors) => {
  expect(parsed(value).errors).toEqual(errors);
});

it('says of every stop what is wrong with it', () => {
  expect(stopErrors({ stop_1: leeds, stop_2: { address: null }, stop_3: { address: { name: '' } } })).toEqual({
    'stop_2.address': 'Required',
    'stop_3.address': 'Required',
  });
});

it('reads stops from one text and says them as one, commas and all', () => {
  const read = stopsOfText('12 High Street, Leeds; York\nHull;');

  expect(stopsInOrder(read).map(({ address }) => address?.name)).toEqual(['12 High Street, Leeds', 'York', 'Hull']);
  expect(stopsText(read)).toBe('12 High Street, Leeds; York; Hull');
  expect(stopsOfText(' ; ')).toBeNull();
});

it('keeps all of a text that is longer than a name', () => {
  const text = 'x'.repeat(300);
  const stop = stopOfText(text);

  expect(stop.address?.address).toBe(text);
  expect(parsed(numberedStops([stop])).errors).toEqual({});
});

it('keeps the order past nine', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => stopOfText(`Place ${at}`));
  const shuffled = Object.fromEntries(Object.entries(numberedStops(twelve) ?? {}).reverse());

  expect(stopsInOrder(shuffled)).toEqual(twelve);
});

it('puts a place that was chosen where its name stood, the last of that name', () => {
  const york = { name: 'York', address: 'York, England, United Kingdom', place_id: 'york', country: 'GB' };

  expect(withStop('Hull; Yor | Yor;', 'Yor', york)).toBe('Hull; Yor; York, England, United Kingdom');
  expect(withStop('Yor', 'Yor', york)).toBe('York, England, United Kingdom');
});
