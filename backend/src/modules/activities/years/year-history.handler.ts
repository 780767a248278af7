import { inventoryYearHistory, type YearHistoryEntry } from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import { handler } from '../../../platform/module';
import { namesOfPeople } from './people/names-of-people.query';

const PAGE = 50;

/** Answers with names, because most readers of a year may not list the people of the company. */
export const yearHistoryCall = handler(inventoryYearHistory, async ({ input, read }) => {
  const where = { year: input.year };
  const order = [
    { column: 'on', descending: true },
    { column: 'id', descending: true },
  ];
  const [total, found] = await Promise.all([
    read(inventoryYearEvent).count({ where }),
    read(inventoryYearEvent).list({ where, order, limit: input.limit ?? PAGE }),
  ]);
  const names = await namesOfPeople(
    read,
    found.map(({ by }) => by),
  );
  const list = found.map(({ _id, kind, by, on, reason, evidence, seal, rows }) => {
    const entry = { _id, kind, by, name: names.get(by) ?? null, on, reason, evidence, seal, rows };
    return entry satisfies YearHistoryEntry;
  });
  return { list, total, count: list.length };
});
