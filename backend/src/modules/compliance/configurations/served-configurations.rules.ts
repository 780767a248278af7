import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { serve } from '../../../platform/engine/rules';
import { activate, clearMessage, deactivate } from './activate.operation';
import { activateConfiguration, deactivateConfiguration } from './configuration-work.job';
import { configurationRules } from './configuration.rules';
import { configurationsFollowed } from './configurations-followed.rules';

/** What the module serves of configurations: what is asked of every partner that fits. */
export const servedConfigurations = {
  entities: [serve(complianceConfiguration, configurationRules)],
  operations: [activate, deactivate, clearMessage],
  watches: [configurationsFollowed],
  jobs: [activateConfiguration, deactivateConfiguration],
};
