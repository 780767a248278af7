import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { ConfigurationPlan } from '@lichen/contracts/compliance/configurations/configuration-plan';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { useAnswer } from '@lichen/kit';

/** Loads the partners that the configuration would ask; fetched again at each use. */
export const useConfigurationPlan = (id: string) =>
  useAnswer<RecordAnswer<ConfigurationPlan>>(
    [complianceConfiguration.name, 'plan'],
    `${complianceConfiguration.name}/${encodeURIComponent(id)}/plan`,
    { isOnce: true },
  );
