import { type FigureOwner, ownerOf, type periodData } from '@lichen/contracts/business/company/period-data.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { material } from '@lichen/contracts/business/recycling/material.entity';
import { waste } from '@lichen/contracts/business/recycling/waste.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';

/** The entities whose records have yearly figures. */
const OWNERS: Readonly<Record<FigureOwner, Entity>> = {
  company_profile: companyProfile,
  products: product,
  materials: material,
  wastes: waste,
};

export const periodDataRules: Rules<typeof periodData, { isKnown: boolean }> = {
  facts: async (read, { figure, parent_id }) => {
    return { isKnown: (await read(OWNERS[ownerOf(figure)]).find(parent_id)) !== undefined };
  },
  check: (_record, { isKnown }) => (isKnown ? {} : { parent_id: FIELD_TEXTS.unknownRecord }),
};
