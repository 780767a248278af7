import { everyVerb } from '../../portal/roles';
import { defineEntity } from '../../entity/entity';
import { about, choice, decimal, text, year } from '../../entity/fields';
import type { Role } from '../../portal/roles';

const KEEPERS: readonly Role[] = ['admin', 'edit_business', 'edit_waste'];

/** Labels of yearly figures, grouped by the entity whose records have them. */
export const FIGURES_OF = {
  company_profile: { water_use: 'Water used', water_waste: 'Waste water', balance_sheet_total: 'Balance sheet total' },
  products: {
    total_product_produced: 'Total produced',
    product_recycled_content: 'Recycled content',
    total_packaging: 'Total packaging',
    product_recycled_packaging: 'Recycled packaging',
    recycled_products: 'Products recycled',
    retrieved_products: 'Products retrieved',
  },
  materials: { recycled_materials: 'Materials recycled' },
  wastes: { generated_waste: 'Waste generated', recycled_waste: 'Waste recycled', waste_released: 'Waste released' },
} as const;

/** Entities whose records have yearly figures. */
export type FigureOwner = keyof typeof FIGURES_OF;
type FigureOf<O> = O extends FigureOwner ? keyof (typeof FIGURES_OF)[O] : never;
type PeriodFigure = FigureOf<FigureOwner>;

const FIGURES = Object.values(FIGURES_OF).flatMap((figures) => Object.keys(figures)) as PeriodFigure[];
const LABELS = Object.assign({}, ...Object.values(FIGURES_OF)) as Record<PeriodFigure, string>;

/** Returns the entity whose records have a figure. */
export const ownerOf = (figure: PeriodFigure): FigureOwner =>
  (Object.keys(FIGURES_OF) as FigureOwner[]).find((owner) => Object.hasOwn(FIGURES_OF[owner], figure)) ??
  'company_profile';

/** One figure of one record in one calendar year. */
export const periodData = defineEntity({
  name: 'period_data',
  label: 'Yearly figure',
  subscription: 'business',
  fields: {
    parent_id: about(text('Record', 64), 'Id of a product, material or waste, or of the company for its own figures'),
    year: year('Year'),
    figure: choice('Figure', FIGURES, LABELS),
    value: decimal('Value', { max: 100_000_000_000, scale: 4 }),
  },
  allow: everyVerb(KEEPERS),
  filters: {
    parent_id: { kind: 'oneOf', field: 'parent_id', of: { ids: Object.keys(FIGURES_OF) } },
    year: { kind: 'oneOf', field: 'year' },
    figure: { kind: 'oneOf', field: 'figure' },
  },
  sorts: ['year'],
  order: { field: 'year', descending: true },
  unique: [
    {
      fields: ['parent_id', 'year', 'figure'],
      message: 'This figure already has a value in this year. Change that one.',
    },
  ],
});
