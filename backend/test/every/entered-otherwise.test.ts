import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import type { Finding, FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { typeOf } from '../../src/modules/activities/types/type-of';
import { draftOf } from '../examples';
import { makeWorld, type World } from '../world';

/** Each of them says that an entry is there already. */
const THERE_ALREADY: readonly FindingKind[] = ['duplicate_entry', 'duplicate_invoice', 'overlap'];

let world: World;
beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
});
afterAll(() => world.stop());

type Plain = Readonly<Record<string, unknown>>;

/** An entry with one value written in another way. */
type Otherwise = readonly [way: string, entry: Plain];

const rounded = (value: number): number => Number(value.toPrecision(7));

/** Returns the entry with each of its amounts in every other unit that the type takes. */
function inOtherUnits(type: ActivityType, entry: Plain): Otherwise[] {
  const { entity, identity } = typeOf(type);
  return identity.amounts.flatMap((amount): Otherwise[] => {
    if (typeof amount === 'string') return [];
    const [value, unit, field] = [entry[amount.field], entry[amount.units], entity.fields[amount.units]];
    if (typeof value !== 'number' || typeof unit !== 'string' || !isUnit(unit) || field?.kind !== 'choice') return [];
    const { kind, per } = UNITS[unit];
    return field.options.flatMap((other): Otherwise[] => {
      if (other === unit || !isUnit(other) || UNITS[other].kind !== kind) return [];
      const converted = rounded((value * Number(per)) / Number(UNITS[other].per));
      // Fields have six decimals; an amount of fewer digits than four may be another one.
      if (converted < 0.01) return [];
      return [
        [
          `${unit} as ${other}`,
          { ...entry, [amount.field]: rounded(Number(converted.toFixed(6))), [amount.units]: other },
        ],
      ];
    });
  });
}

const shouted = (words: string): string => ` ${words.toUpperCase().split(' ').join('  ')} `;

/** Returns the entry with its places, texts and numbers of documents in other letters and spaces. */
function inOtherLetters(type: ActivityType, entry: Plain): Otherwise[] {
  const { entity, identity } = typeOf(type);
  const named = [...identity.by, ...(identity.ref ? [identity.ref] : [])];
  return named.flatMap((name): Otherwise[] => {
    const [kind, value] = [entity.fields[name]?.kind, entry[name]];
    if (kind === 'text' && typeof value === 'string') return [[name, { ...entry, [name]: shouted(value) }]];
    if (kind !== 'place' || typeof value !== 'object' || value === null || !('name' in value)) return [];
    return [[name, { ...entry, [name]: { ...value, name: shouted(String(value.name)) } }]];
  });
}

it.each(Object.keys(ACTIVITY_TYPES) as ActivityType[])(
  'finds %s again that is entered in other units, letters and spaces',
  async (type) => {
    const { ref } = typeOf(type).identity;
    const draft = await draftOf(world, type);
    const numbers = [{}, ...(ref ? [{ [ref]: 'No 7-a' }] : [])];
    const missed: unknown[] = [];
    for (const number of numbers) {
      const { body } = await world.admin.send('POST', type, { ...draft, ...number });
      const { obj: stored } = (await world.admin.send('GET', `${type}/${body.obj._id}`)).body;
      const entered = Object.fromEntries(Object.keys({ ...draft, ...number }).map((name) => [name, stored[name]]));
      const units = Object.entries(stored).filter(([name]) => name.endsWith('units'));
      const whole = { ...entered, ...Object.fromEntries(units) };
      for (const [way, entry] of [...inOtherUnits(type, whole), ...inOtherLetters(type, whole)]) {
        const typed = await world.admin.send('POST', 'check_activity', { activity_type: type, draft: entry });
        const found = (typed.body.list as Finding[] | undefined) ?? [];
        const named = found.filter(({ kind }) => THERE_ALREADY.includes(kind)).flatMap(({ others }) => others);
        if (!named.some(({ _id }) => _id === body.obj._id)) missed.push([way, typed.status, entry]);
      }
      await world.admin.send('DELETE', `${type}/${body.obj._id}`);
    }
    expect(missed).toEqual([]);
  },
);
