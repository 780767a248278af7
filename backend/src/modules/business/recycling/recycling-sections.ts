import type { EsgSection } from '@lichen/contracts/business/company/esg-status.call';
import { FIGURES_OF } from '@lichen/contracts/business/company/period-data.entity';
import { paths } from '@lichen/contracts/api/paths';
import { esgSection, itemOf } from '../shared/esg-section';

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

/** Returns one item for each yearly figure of each record. A figure is missing until it is entered; 0 is a figure. */
function* figureItems(section: Section, owners: readonly Owner[], there: ReadonlySet<string>, year: number) {
  for (const { _id, name } of owners)
    for (const [figure, label] of Object.entries(RECYCLING_FIGURES[section]))
      yield {
        ...{ part: section, isThere: there.has(`${_id} ${figure}`) },
        ...{ label: name === null ? { words: label } : itemOf(name, label) },
        path: paths.recycled(section, year, name === null ? undefined : _id),
      };
}

/** Returns one section for each card of the area. */
export function recyclingSections(
  owners: RecyclingOwners,
  entered: readonly { readonly parent_id: string; readonly figure: string }[],
  year: number,
): EsgSection[] {
  const there = new Set(entered.map(({ parent_id, figure }) => `${parent_id} ${figure}`));
  return (Object.keys(RECYCLING_FIGURES) as Section[]).map((section) =>
    esgSection(section, [section], figureItems(section, owners[section], there, year)),
  );
}
