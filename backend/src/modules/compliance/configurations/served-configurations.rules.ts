import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { serve } from '../../../platform/engine/rules';
import { activate, bringBack, clearMessage, deactivate } from './activate.operation';
import { bringBackConfiguration } from './bring-back.job';
import { activateConfiguration, deactivateConfiguration } from './configuration-work.job';
import { configurationRules } from './configuration.rules';
import { configurationsFollowed } from './configurations-followed.rules';

/** Entities, operations and jobs for configurations, which demand proof of every matching partner. */
export const servedConfigurations = {
  entities: [serve(complianceConfiguration, configurationRules)],
  operations: [activate, deactivate, bringBack, clearMessage],
  watches: [configurationsFollowed],
  jobs: [activateConfiguration, deactivateConfiguration, bringBackConfiguration],
};
