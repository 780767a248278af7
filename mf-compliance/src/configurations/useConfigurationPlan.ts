import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { ConfigurationPlan } from '@lichen/contracts/compliance/configurations/configuration-plan';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { useAnswer } from '@lichen/kit';

/** Whom the configuration asks, read anew each time it is asked about. */
export const useConfigurationPlan = (id: string) =>
  useAnswer<RecordAnswer<ConfigurationPlan>>(
    [complianceConfiguration.name, 'plan'],
    `${complianceConfiguration.name}/${encodeURIComponent(id)}/plan`,
    { isOnce: true },
  );
