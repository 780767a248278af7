import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { fileImport } from '@lichen/contracts/imports/import.entity';
import { until } from '../../src/platform/jobs/testing/work-place';
import type { Answer } from '../sender';
import { LOCATION, type Person, type World } from '../world';

export type ImportAnswer = RecordOf<typeof fileImport> & { total_kg: number };

/** Import definitions of a world's modules. */
export const importKinds = ({ portal }: Pick<World, 'portal'>) =>
  new Map(
    portal.modules.flatMap(({ imports = [] }) => imports).map((kind) => [kind.served.entity.name, kind] as const),
  );

/** The steps of an import as the page performs them. */
export function importSteps(world: () => World) {
  const stateOf = async (person: Person, id: string): Promise<ImportAnswer> =>
    (await person.send('GET', `imports/${id}`)).body.obj;

  const settled = (person: Person, id: string, state: string) =>
    until(async () => {
      const found = await stateOf(person, id);
      if (found.state === 'failed' && state !== 'failed') throw new Error(String(found.message));
      return found.state === state && found;
    }, 60_000);

  const send = async (person: Pick<Person, 'cookie'>, file: string | Buffer, activity: string, name = 'bills.csv') => {
    const form = new FormData();
    form.set('entity', 'imports');
    form.set('activity', activity);
    form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
    const answer = await fetch(`${world().url}/api/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie: person.cookie },
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };

  const uploaded = async (person: Person, file: string | Buffer, activity = 'electricity_activitys') => {
    const { status, body } = await send(person, file, activity);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return settled(person, body.obj._id, 'uploaded');
  };

  const call = async (person: Person, name: string, body: Record<string, unknown>, state: string) => {
    const answer = await person.send('POST', name, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return settled(person, body['id'] as string, state);
  };

  return {
    stateOf,
    settled,
    send,
    uploaded,
    checked: async (person: Person, file: string | Buffer, activity?: string) => {
      const { _id: id, settings } = await uploaded(person, file, activity);
      return call(person, 'check_import', { id, settings }, 'checked');
    },
    checkedAgain: (person: Person, id: string, settings: Record<string, unknown>) =>
      call(person, 'check_import', { id, settings }, 'checked'),
    repaired: (person: Person, id: string, repair: Record<string, unknown>) =>
      call(person, 'repair_import', { id, ...repair }, 'checked'),
    decided: (person: Person, id: string, decision: string, state: string, existing = 'skip') =>
      call(person, 'decide_import', { id, decision, existing }, state),
    site: async (person: Person, name: string): Promise<string> =>
      (await person.send('POST', 'locations', { ...LOCATION, name })).body.obj._id,
    countOf: async (person: Person, type = 'electricity_activitys'): Promise<number> =>
      (await person.send('GET', `${type}?limit=1`)).body.total,
  };
}
