import { type Migration, column } from '../../../platform/store/schema';

const AMOUNTS = ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'];

const MEASURES = ['started', 'ended'].flatMap((edge) => [edge, ...AMOUNTS.map((name) => `${edge}_${name}`)]);

/** Counts and sums of activities by the months in which they begin and end, used by lists. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('activity_months', {
    columns: {
      company_id: column.id,
      month: column.integer,
      activity_type: column.text(60),
      location_id: column.text(64),
      scopes: column.integer,
      dated: column.text(10),
      ...Object.fromEntries(MEASURES.map((name) => [name, column.integer])),
    },
    primaryKey: ['company_id', 'month', 'activity_type', 'location_id', 'scopes', 'dated'],
  });
  await schema.fillRunUps({
    from: 'activities',
    into: 'activity_months',
    edges: [
      ['started', 'from'],
      ['ended', 'to'],
    ],
    texts: ['activity_type', 'location_id'],
    bits: { scopes: ['scope1_ug', 'scope2_ug', 'scope3_ug'] },
    amounts: AMOUNTS,
  });
};
