import type { EsgMissing, EsgSection } from '@lichen/contracts/business/company/esg-status.call';
import { FIGURES_OF } from '@lichen/contracts/business/company/period-data.entity';
import { paths } from '@lichen/contracts/api/paths';

/** The yearly figures of each section of the recycling area, with their labels. */
export const RECYCLING_FIGURES = {
  products: FIGURES_OF.products,
  materials: FIGURES_OF.materials,
  water: { water_use: FIGURES_OF.company_profile.water_use, water_waste: FIGURES_OF.company_profile.water_waste },
  waste: FIGURES_OF.wastes,
} as const;

type Section = keyof typeof RECYCLING_FIGURES;

/** A record that has yearly figures; `name` is null where the record is the company itself. */
interface Owner {
  readonly _id: string;
  readonly name: string | null;
}

export type RecyclingOwners = Readonly<Record<Section, readonly Owner[]>>;

/** Limit of missing figures that are listed by name; with thousands of products, the product list shows the rest. */
const MOST_NAMED = 50;

/**
 * Returns one section for each card of the area. A figure of a record is missing until it is entered; 0 counts as
 * entered.
 */
export function recyclingSections(
  owners: RecyclingOwners,
  entered: readonly { readonly parent_id: string; readonly figure: string }[],
  year: number,
): EsgSection[] {
  const there = new Set(entered.map(({ parent_id, figure }) => `${parent_id} ${figure}`));
  return (Object.keys(RECYCLING_FIGURES) as Section[]).map((section) => {
    const path = `${paths.recycled(section)}?year=${year}`;
    const missing: EsgMissing[] = [];
    let [done, total] = [0, 0];
    for (const { _id, name } of owners[section])
      for (const [figure, label] of Object.entries(RECYCLING_FIGURES[section])) {
        total += 1;
        if (there.has(`${_id} ${figure}`)) done += 1;
        else if (missing.length < MOST_NAMED)
          missing.push({
            ...{ part: section, path },
            label:
              name === null
                ? { words: label }
                : { words: '{name}: {figure}', params: { name: { text: name }, figure: { words: label } } },
          });
      }
    return { section, parts: [{ part: section, done, total }], missing };
  });
}
