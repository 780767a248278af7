import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { DataTypes, type Model, type ModelStatic, type Sequelize } from 'sequelize';
import { REST, columnsOf } from './columns';
import { type Column, column, companyRow } from './schema';

/** Returns the column of a field, as its migration must have created it. */
export function columnFor(field: Field): Column {
  const allowNull = !field.required;
  switch (field.kind) {
    case 'text':
      return column.text(field.max, allowNull);
    case 'choice':
    case 'code':
      return column.text(100, allowNull);
    case 'ref':
      return { type: DataTypes.STRING(64), allowNull };
    case 'exact':
      return column.text(100, allowNull);
    case 'decimal':
    case 'integer':
    case 'day':
    case 'instant':
      return { type: DataTypes.BIGINT, allowNull };
    case 'boolean':
      return { type: DataTypes.TINYINT, allowNull };
    default:
      return column.longText;
  }
}

/**
 * Returns Sequelize's model of an entity's table, derived from the definition; a test compares it with the migrated
 * table.
 */
export function modelFor(sequelize: Sequelize, entity: Entity): ModelStatic<Model> {
  const columns = columnsOf(entity);
  const shape: Record<string, Column & { primaryKey?: boolean }> = {
    ...companyRow,
    company_id: { ...column.id, primaryKey: true },
    id: { ...column.id, primaryKey: true } as Column,
    ...Object.fromEntries(Object.entries(columns.byColumn).map(([name, field]) => [name, columnFor(field)])),
    ...(entity.table?.discriminator ? { [entity.table.discriminator]: column.text(60) } : {}),
    ...(columns.all.includes(REST) ? { [REST]: column.longText } : {}),
  };
  // Sequelize modifies the objects it is given, and migrations share these columns.
  const own = Object.fromEntries(Object.entries(shape).map(([name, shared]) => [name, { ...shared }]));
  return sequelize.define(entity.name, own, { tableName: columns.table, timestamps: false });
}
