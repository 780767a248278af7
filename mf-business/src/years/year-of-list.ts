import {
  type ListedFigures,
  type ListFigure,
  LISTED_FIGURES,
  listFigures,
} from '@lichen/contracts/activities/totals/list-figures.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { type Column, useFormat, usePortal, usePostedCall } from '@lichen/kit';

interface Listed {
  readonly _id: string;
}

const isListed = (name: string): name is ListedFigures => name in LISTED_FIGURES;

/**
 * Returns a column with the year's emissions of the listed records, read in one call; empty where the user may not see
 * it.
 */
export function useYearColumn<R extends Listed>(
  entity: string,
  rows: readonly R[] | undefined,
  year: number,
): Column<R>[] {
  const format = useFormat();
  const { may } = usePortal();
  const isShown = isListed(entity) && may(LISTED_FIGURES[entity].allow);
  const ids = rows?.map(({ _id }) => _id) ?? [];
  const { data, error, isPlaceholderData } = usePostedCall<ListAnswer<ListFigure>>(
    listFigures,
    { entity, ids, year },
    { enabled: isShown && ids.length > 0 },
  );
  if (!isShown || error) return [];
  const found = new Map(isPlaceholderData ? [] : data?.list.map(({ id, CO2 }) => [id, CO2]));
  const text = ({ _id }: R) => {
    const kg = found.get(_id);
    return kg === undefined ? '–' : format.co2(kg);
  };
  return [
    {
      ...{ key: 'co2', title: `CO₂e, ${format.unit}`, align: 'number', card: 'figure' },
      unitOf: () => `${format.unit} CO₂e`,
      text,
      render: text,
    },
  ];
}

/** Adds the year to an address where this page has one in its own; without it, pages show the current year. */
export const inYear = (address: string, asked: string | null): string =>
  asked ? `${address}${address.includes('?') ? '&' : '?'}year=${encodeURIComponent(asked)}` : address;
