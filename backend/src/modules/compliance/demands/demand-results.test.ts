import { utcDay } from '@lichen/contracts/formats/days';
import { resultsOf } from './demand-results';
import { BLANK, type Demand } from './demand.rules';

const DAY = utcDay(2027, 3, 1);
const BEGUN = {
  ...{ ...BLANK, _id: 'd1', partner_id: 'p1', demand_type_id: 'insurance', mandatory: true, status: 'sent' },
  ...{ frequency: 'on_expiry', requires_review: true, with_company: 'first', opened_on: 1, started_on: 2 },
} as unknown as Demand;

it.each<[string, Partial<Demand>, string | null, Demand['stage']]>([
  ['the company that was asked before', {}, 'first', 'started'],
  ['nobody, as the two have parted', {}, null, 'not_connected'],
  ['another company behind the partner, which has seen nothing', {}, 'second', 'invited'],
  ['whoever is asked once more', { status: 'new' }, 'first', 'invited'],
])('is with %s', (_name, change, connectedWith, stage) => {
  const { changes } = resultsOf({ ...BEGUN, ...change }, [], { connectedWith, day: DAY });
  expect(changes.stage).toBe(stage);
  if (stage === 'invited') expect(changes).toMatchObject({ opened_on: null, started_on: null });
});
