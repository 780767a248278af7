import { join } from 'node:path';
import type { Entity } from '@lichen/contracts/entity/entity';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { readAnchors } from '../../src/platform/audit/anchor';
import { auditTable } from '../../src/platform/audit/audit';
import { ANCHOR_FILE } from '../../src/platform/audit/seal';
import { verifierOf } from '../../src/platform/audit/signer';
import { verifyCompany } from '../../src/platform/audit/verify';
import { signingKeys } from '../../src/platform/signing-keys/signing-keys';
import type { Row } from '../../src/platform/store/sql';
import { changesOf, draftOf, hasDraft, inputOf, recordOf } from '../examples';
import type { Answer } from '../sender';
import { type World, makeWorld } from '../world';

/** Fewer accepted writes than this means that the walk has lost part of the product. */
const FLOOR = 105;

let world: World;
beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
}, 60_000);
afterAll(() => world.stop());

const rowsOf = (entity: string, recordId: string): Promise<Row[]> => {
  const { database } = world.engine.platform;
  const where = { company_id: world.admin.companyId, entity_name: entity, record_id: recordId };
  return auditTable(database).find(database, { where, order: [{ column: 'id' }] });
};

interface Write {
  type: string;
  method: string;
  path: string;
  body?: Record<string, unknown>;
}

/** Everything that can be done to one record, removal last. */
function writesOf(entity: Entity, id: string): Write[] {
  const one = entity.kind === 'singleton' ? entity.name : `${entity.name}/${id}`;
  const actions = Object.keys(entity.actions).map((action): Write => {
    return { type: action, method: 'POST', path: `${one}/${action}`, body: inputOf(entity.name, action) };
  });
  return [
    ...(entity.allow.update.length > 0
      ? [{ type: 'update', method: 'PATCH', path: one, body: changesOf(entity.name) }]
      : []),
    ...actions,
    ...(entity.allow.remove.length > 0 ? [{ type: 'remove', method: 'DELETE', path: one }] : []),
  ];
}

async function exampleOf(entity: Entity): Promise<{ id: string; version: number } | undefined> {
  if (entity.kind === 'singleton') {
    const { body } = await world.admin.send('GET', entity.name);
    return { id: body.obj._id, version: body.obj.version };
  }
  if (!hasDraft(entity.name)) return undefined;
  const { status, body } = await world.admin.send('POST', entity.name, await draftOf(world, entity.name));
  return status === 201 ? { id: body.obj._id, version: body.obj.version } : undefined;
}

it('leaves an audit row for every accepted write, by whom, of what and with what changed', async () => {
  const wrong: string[] = [];
  let accepted = 0;
  for (const { entity } of world.engine.registry.entities.values()) {
    const example = entity.audit === 'writes' ? await exampleOf(entity) : undefined;
    if (!example) continue;
    if (entity.kind === 'record') {
      accepted += 1;
      if ((await rowsOf(entity.name, example.id)).length !== 1) wrong.push(`${entity.name} create`);
    }
    let { version } = example;
    for (const { type, method, path, body } of writesOf(entity, example.id)) {
      const before = await rowsOf(entity.name, example.id);
      const answer: Answer = await world.admin.send(method, path, body);
      const rows = (await rowsOf(entity.name, example.id)).slice(before.length);
      const isChanged = answer.status === 200 && (type === 'remove' || answer.body.obj.version > version);
      const said = `${entity.name} ${type}: ${answer.status}, ${rows.map((row) => row['type']).join()}`;
      if (!isChanged) {
        if (rows.length > 0) wrong.push(`${said}, although nothing changed`);
        continue;
      }
      accepted += 1;
      version = answer.body.obj.version;
      const [row] = rows;
      const isTold = rows.length === 1 && row?.['type'] === type && row['profile_id'] === world.admin.userId;
      if (!isTold || row?.['user'] !== world.admin.email || row['diff'] === '{}') wrong.push(said);
    }
  }
  process.stdout.write(`every write: ${accepted} accepted writes audited\n`);

  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThanOrEqual(FLOOR);
}, 60_000);

it('leaves no audit row for a write that was refused', async () => {
  const { database } = world.engine.platform;
  const id = await recordOf(world, 'locations');
  const before = await auditTable(database).count(database, {});
  await world.admin.send('PATCH', `locations/${id}`, { name: '' });
  await world.admin.send('PATCH', `locations/${id}`, { name: 'x' }, { 'if-match': '99' });
  await world.stranger.send('PATCH', `locations/${id}`, { name: 'x' });
  await world.nobody('DELETE', `locations/${id}`);

  expect(await auditTable(database).count(database, {})).toBe(before);
});

it('seals them within seconds into a chain that verifies', async () => {
  const { database, clock, configuration } = world.engine.platform;
  const where = { company_id: world.admin.companyId, seal: null };
  const until = Date.now() + 20_000;
  while ((await auditTable(database).count(database, { where })) > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));

  const { rows, broken } = await verifyCompany(world.admin.companyId, {
    database,
    sql: database,
    verifier: verifierOf(signingKeys(configuration.signingKeyFile, clock)),
    anchors: await readAnchors(join(configuration.dataDir, ANCHOR_FILE)),
    now: clock.now(),
  });

  expect(broken).toBeNull();
  expect(rows).toBeGreaterThan(FLOOR);
}, 30_000);
