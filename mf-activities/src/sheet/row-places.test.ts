import type { SheetReading } from '@lichen/contracts/sheet/read-cell';
import type { Place } from '@lichen/contracts/entity/fields';
import { placeText } from '@lichen/contracts/places/stops';
import { businessTravelForm } from '../types/staff/business-travel';
import { vehicleJourneyForm } from '../types/vehicles/vehicle-journey';
import { rowDraft } from './row-draft';
import { placesIn } from './useKnownPlaces';

const LEEDS: Place = {
  ...{ name: 'Leeds', address: 'Leeds, England, United Kingdom', place_id: 'geonames:2644688' },
  ...{ lat: 53.796, lng: -1.548, country: 'GB' },
};

const reading: SheetReading = {
  ...{ decimal: '.', dayOrder: 'dmy', from1904: false, currency: 'GBP' },
  codeOf: (_list, text) => text,
  optionWords: (option) => [option],
};
const lookups = {
  ...{ reading, today: Date.UTC(2026, 2, 2), idOf: () => undefined, siteOf: () => undefined },
  rowsOf: () => [{ code: 'flight', label: 'Flight', category: 'flight' }],
  placeOf: (text: string) => (text === placeText(LEEDS) ? LEEDS : undefined),
};

it('takes a chosen place with all that is known of it, and names the one of which a name alone is', () => {
  const { draft, unfound, errors } = rowDraft(
    businessTravelForm,
    { start_location: placeText(LEEDS), end_location: 'The hut' },
    lookups,
  );

  expect(draft['start_location']).toEqual(LEEDS);
  expect(draft['end_location']).toEqual({ name: 'The hut' });
  expect(unfound).toEqual({ end_location: ['The hut'] });
  expect(errors).not.toHaveProperty('end_location');
});

it('names the stops of which a name alone is known, and takes the others with what is known of them', () => {
  const stops = `The hut; ${placeText(LEEDS)}; The barn`;
  const { draft, unfound } = rowDraft(vehicleJourneyForm, { from: 'The yard', stops }, lookups);

  expect(unfound).toEqual({ from: ['The yard'], stops: ['The hut', 'The barn'] });
  expect(draft['stops']).toEqual({
    stop_1: { address: { name: 'The hut' }, distance: null },
    stop_2: { address: LEEDS, distance: null },
    stop_3: { address: { name: 'The barn' }, distance: null },
  });
});

it('keeps the known stops of a journey that a row goes on from', () => {
  const stops = {
    stop_1: { address: LEEDS, distance: null },
    stop_2: { address: { name: 'The hut' }, distance: null },
  };

  expect(placesIn(vehicleJourneyForm, { stops })).toEqual([LEEDS]);
});

it('looks for airports once the method is a flight', () => {
  const airportsBy = (transport_method: string) => rowDraft(businessTravelForm, { transport_method }, lookups).airports;

  expect(airportsBy('flight')).toEqual(['start_location', 'end_location']);
  expect(airportsBy('bus')).toEqual([]);
});

it('keeps of a bill the places of which more than the name is known', () => {
  const hut = { name: 'The hut' };
  const abroad = { name: 'The hut', country: 'NO' };

  expect(placesIn(businessTravelForm, { start_location: LEEDS, end_location: hut, distance: 5 })).toEqual([LEEDS]);
  expect(placesIn(businessTravelForm, { start_location: null, end_location: abroad })).toEqual([abroad]);
});
