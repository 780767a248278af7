import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { serve } from '../../../platform/engine/rules';
import { activate, bringBack, clearMessage, deactivate } from './activate.operation';
import { bringBackConfiguration } from './bring-back.job';
import { activateConfiguration, deactivateConfiguration } from './configuration-work.job';
import { configurationRules } from './configuration.rules';
import { configurationsFollowed } from './configurations-followed.rules';

/** What the module serves of configurations: what is asked of every partner that fits. */
export const servedConfigurations = {
  entities: [serve(complianceConfiguration, configurationRules)],
  operations: [activate, deactivate, bringBack, clearMessage],
  watches: [configurationsFollowed],
  jobs: [activateConfiguration, deactivateConfiguration, bringBackConfiguration],
};
