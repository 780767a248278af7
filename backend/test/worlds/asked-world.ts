import { DAY, dayAt } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { uploadFile } from '../upload-file';
import { connect, type Joined } from './connected-world';
import { type Person, type World, makeWorld, type WorldSettings } from '../world';

/** A company that requests proof and one that provides it: the administrators of the first and second company. */
export interface AskedWorld {
  readonly world: World;
  readonly joined: Joined;
  readonly asking: Person;
  readonly asked: Person;
}

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

export async function askedWorld(settings: WorldSettings = {}): Promise<AskedWorld> {
  const world = await makeWorld(settings);
  const { admin: asking, stranger: asked } = world;
  await world.engine.platform.accounts.subscribe(asking.companyId, { modules: [...BASE_SUBSCRIPTIONS, 'compliance'] });
  const joined = await connect(world, asking, asked);
  return { world, joined, asking, asked };
}

const cover = (answer: string) =>
  Object.fromEntries(
    ['employers', 'public', 'products', 'professional']
      .map((kind): [string, string] => [`${kind}_liability`, answer])
      .concat([
        ['motor_insurance', answer],
        ['goods_in_transit_insurance', answer],
      ]),
  );

/** Values of an insurance policy from one day to another. */
export const policy = (from: number, to: number) => ({ start_date: from, expiry_date: to, ...cover('yes') });

/** A policy that began a month ago and ends in eleven months. */
export const currentPolicy = (now = Date.now()) => policy(dayAt(now) - 30 * DAY, dayAt(now) + 335 * DAY);

/** Creates a document of a company that can be shared: its file, type and values. */
export async function proofOf(
  { url }: Pick<World, 'url'>,
  person: Person,
  values: Readonly<Record<string, unknown>>,
  type = 'insurance',
): Promise<string> {
  const id = (await uploadFile(url, person, 'docs', { name: 'policy.pdf', bytes: PDF })).body.obj._id;
  await person.send('POST', `docs/${id}/update_types`, { types: [type] });
  await person.send('POST', `docs/${id}/update`, { prep_data: values });
  const { status, body } = await person.send('POST', `docs/${id}/toggle_ignore_entry`, {});
  if (status !== 200) throw new Error(`The document cannot be shared: ${JSON.stringify(body)}`);
  return id;
}

/** Shares a document with a partner; returns the id of the share. */
export async function shareOf(person: Person, doc_id: string, partner_id: string): Promise<string> {
  const made = await person.send('POST', 'doc_shares', { partner_id, doc_id });
  const id = made.body.obj._id as string;
  const { status, body } = await person.send('POST', `doc_shares/${id}/share`, {});
  if (status !== 200) throw new Error(`The document is not shared: ${JSON.stringify(body)}`);
  return id;
}
