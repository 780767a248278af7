import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Body, Example, Examples } from '@lichen/contracts/entity/examples';
import type { World } from './world';

const CONTRACTS = join(__dirname, '../contracts/src');

/** Reads the example files, which are beside the code that they belong to, so that adding an entity edits no list. */
function readExamples(): ReadonlyMap<string, Example> {
  const found = new Map<string, Example>();
  for (const file of readdirSync(CONTRACTS, { recursive: true }).map(String)) {
    if (!file.endsWith('.example.ts')) continue;
    const { examples = {} } = require(join(CONTRACTS, file)) as { examples?: Examples };
    for (const [name, example] of Object.entries(examples)) {
      if (found.has(name)) throw new Error(`${file}: there is an example of ${name} already`);
      found.set(name, example);
    }
  }
  return found;
}

const EXAMPLES = readExamples();

let count = 0;
const next = () => {
  count += 1;
  return count;
};

async function created(world: World, entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`no example of ${entity}: ${JSON.stringify(body)}`);
  return body.obj._id as string;
}

async function firstOf(world: World, entity: string): Promise<string | undefined> {
  const { status, body } = await world.admin.send('GET', `${entity}?limit=1`);
  return status === 200 ? (body.list?.[0]?._id as string | undefined) : undefined;
}

const makerOf = (world: World) => ({
  next,
  draftOf: (entity: string) => draftOf(world, entity),
  create: (entity: string, draft: Body) => created(world, entity, draft),
  made: async (entity: string) => created(world, entity, await draftOf(world, entity)),
  standing: async (entity: string) => {
    const id = await firstOf(world, entity);
    if (!id) throw new Error(`the company has none of ${entity}`);
    return id;
  },
});

export const hasDraft = (entity: string): boolean => EXAMPLES.get(entity)?.draft !== undefined;
/** Body of a valid create in the administrator's company. */
export const draftOf = async (world: World, entity: string): Promise<Body> =>
  (await EXAMPLES.get(entity)?.draft?.(makerOf(world))) ?? {};
export const changesOf = (entity: string): Body => EXAMPLES.get(entity)?.change?.({ next }) ?? {};
export const inputOf = (entity: string, action: string): Body => EXAMPLES.get(entity)?.inputs?.[action] ?? {};
/** A write that shares its name with a question has its example under both, as in `POST location_dependencies`. */
export const callOf = (name: string, method: string): Body =>
  (EXAMPLES.get(`${method} ${name}`) ?? EXAMPLES.get(name))?.input ?? {};

/** Id of a record of the administrator's company, either created for the test or written by the product. */
export async function recordOf(world: World, entity: string): Promise<string | undefined> {
  if (hasDraft(entity)) return created(world, entity, await draftOf(world, entity));
  return EXAMPLES.get(entity)?.arises?.(makerOf(world)) ?? firstOf(world, entity);
}
