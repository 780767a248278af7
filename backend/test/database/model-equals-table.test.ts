import { modelFor } from '../../src/platform/store/models';
import { type World, makeWorld } from '../world';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ isMigrating: true });
}, 60_000);
afterAll(() => world.stop());

interface Described {
  type: string;
  allowNull: boolean;
}

/** The part of a column's type that both databases and the model name alike. */
function kindOf(type: string): string {
  const upper = type.toUpperCase();
  const width = /^VARCHAR\((\d+)\)/.exec(upper)?.[1];
  if (width) return `text of ${width}`;
  if (upper.startsWith('BIGINT')) return 'whole number';
  if (upper.startsWith('TINYINT')) return 'yes or no';
  return /^(LONGTEXT|TEXT|JSON)/.test(upper) ? 'long text' : upper;
}

/** Sequelize keeps types as classes until a query needs them; some are written as the database writes them. */
function columnType(sequelize: unknown, type: unknown): string {
  if (typeof type === 'string') return type;
  const { normalizeDataType } = sequelize as { normalizeDataType(type: unknown): { toSql(): string } };
  return normalizeDataType.call(sequelize, type).toSql();
}

it('has for every entity the columns that its definition asks for', async () => {
  const { platform, registry } = world.engine;
  const { sequelize } = platform.database;
  const differences: string[] = [];
  let columns = 0;
  for (const { entity } of registry.entities.values()) {
    const model = modelFor(sequelize, entity);
    const table = String(model.getTableName());
    const described = (await sequelize.getQueryInterface().describeTable(table)) as Record<string, Described>;
    for (const [name, attribute] of Object.entries(model.getAttributes())) {
      columns += 1;
      const at = `${entity.name}.${name}`;
      const found = described[name];
      if (!found) {
        differences.push(`${at}: no such column in ${table}`);
        continue;
      }
      const wanted = kindOf(columnType(sequelize, attribute.type));
      if (kindOf(found.type) !== wanted)
        differences.push(`${at}: ${kindOf(found.type)} in ${table}, ${wanted} defined`);
      // A table that several entities share cannot require what only one of them does.
      const mayBeEmpty = attribute.allowNull !== false;
      if (mayBeEmpty !== found.allowNull && (mayBeEmpty || !entity.table))
        differences.push(`${at}: ${found.allowNull ? 'may' : 'may not'} be empty in ${table}`);
    }
  }
  process.stdout.write(`model and table: ${columns} columns compared on ${platform.database.dialect}\n`);

  expect(differences).toEqual([]);
  expect(columns).toBeGreaterThanOrEqual(150);
});
