import { esgSectionsOf } from '@lichen/contracts/business/company/esg-status.call';
import { periodData } from '@lichen/contracts/business/company/period-data.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { material } from '@lichen/contracts/business/recycling/material.entity';
import { waste } from '@lichen/contracts/business/recycling/waste.entity';
import { isAllowed, type Role } from '@lichen/contracts/portal/roles';
import { answering } from '../../../platform/engine/module-questions';
import { RECYCLING_FIGURES, recyclingSections } from './recycling-sections';

/** The roles that may open the recycling area. */
const KEEPERS: readonly Role[] = ['admin', 'edit_waste'];

const FIGURES = Object.values(RECYCLING_FIGURES).flatMap((figures) => Object.keys(figures));

/** Returns the sections of the recycling area; empty for roles that may not open it. */
export const recyclingEsgSections = answering(esgSectionsOf, async ({ year }, { read, context }) => {
  if (!isAllowed(KEEPERS, context.roles)) return [];
  const [products, materials, wastes, entered] = await Promise.all([
    read(product).part(['_id', 'name']),
    read(material).part(['_id', 'name']),
    read(waste).part(['_id', 'name']),
    read(periodData).part(['parent_id', 'figure'], { where: { year, figure: { in: FIGURES } } }),
  ]);
  const water = [{ _id: context.companyId, name: null }];
  return recyclingSections({ products, materials, water, waste: wastes }, entered, year);
});
