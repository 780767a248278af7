import { emissionTarget } from '@lichen/contracts/business/inventory/emission-target.entity';
import { groupEntity } from '@lichen/contracts/business/inventory/group-entity.entity';
import { inventoryExclusion } from '@lichen/contracts/business/inventory/inventory-exclusion.entity';
import { inventorySettings } from '@lichen/contracts/business/inventory/inventory-settings.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { targetProgressHandler } from './target-progress.handler';

/** The greenhouse-gas inventory of the company: settings, group entities, exclusions and targets. */
export const inventory = {
  entities: [
    serve(inventorySettings, {}),
    serve(groupEntity, { defaults: { operational_control: false } }),
    serve(inventoryExclusion, {}),
    serve(emissionTarget, {}),
  ],
  calls: [targetProgressHandler],
} satisfies Partial<Module>;
