import { type FigureOwner, ownerOf, type periodData } from '@lichen/contracts/business/company/period-data.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';

/** Entities whose records have yearly figures. A figure of one that is not here yet finds no record to belong to. */
const OWNERS: Partial<Record<FigureOwner, Entity>> = { company_profile: companyProfile, products: product };

export const periodDataRules: Rules<typeof periodData, { isKnown: boolean }> = {
  facts: async (read, { figure, parent_id }) => {
    const owner = OWNERS[ownerOf(figure)];
    return { isKnown: owner !== undefined && (await read(owner).find(parent_id)) !== undefined };
  },
  check: (_record, { isKnown }) => (isKnown ? {} : { parent_id: FIELD_TEXTS.unknownRecord }),
};
