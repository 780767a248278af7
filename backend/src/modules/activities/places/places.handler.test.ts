import { DISTANCE_TEXTS } from '@lichen/contracts/activities/types/distance.call';
import type { PlaceProvider } from './place-provider';
import { placeCalls } from './places.handler';

const broken = () => Promise.reject(new Error('answered 503'));
const service = { search: broken, distance: broken } as unknown as PlaceProvider;

/** Returns the answer or refusal of a call while the service is down, and the lines logged. */
async function asked(name: string, input: object) {
  const logged: string[] = [];
  const log = { warn: (_: object, text: string) => void logged.push(text) };
  const call = placeCalls(() => service).find((one) => one.call.name === name);
  const around = { context: { companyId: 'c', language: 'FR' }, read: () => ({ find: async () => undefined }) };
  const said = await call
    ?.handle({ input, ...around, platform: { log } } as never)
    .catch((error: { code: string }) => error.code);
  return { logged, said };
}

it('tells the log of a search that failed, in the words of the specification', async () => {
  expect(await asked('get_location_info_by_free_text', { text: 'Leeds' })).toEqual({
    logged: ['Error while searching location'],
    said: 'unavailable',
  });
});

it('answers a distance that cannot be asked for with a text to show', async () => {
  const ends = { start_location: { name: 'Leeds', lat: 53.8, lng: -1.5 }, end_location: { name: 'York' } };
  const { said } = await asked('get_distance', { ...ends, transport_method: 'car', units: 'km' });
  expect(said).toEqual({ distance: null, units: 'km', err: DISTANCE_TEXTS.noService });
});
