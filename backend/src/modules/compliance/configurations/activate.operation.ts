import { invalid, refused } from '@lichen/contracts/api/problems';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { operation } from '../../../platform/engine/operations';
import { BRING_BACK, canComeBack } from './bring-back.job';
import { ACTIVATE_CONFIGURATION, DEACTIVATE_CONFIGURATION } from './configuration-work.job';
import type { Configuration } from './planned-of';

function expectItself(record: Configuration, { id }: { id?: string | undefined }): void {
  if (id !== undefined && id !== record._id) throw invalid({ id: FIELD_TEXTS.unknownRecord });
}

/** Sets the configuration active at once, so that partners who join while the job runs are asked as well. */
export const activate = operation(complianceConfiguration, 'activate_doc_config', async ({ record, input, unit }) => {
  expectItself(record, input);
  if (record.working) throw refused(CONFIGURATION_TEXTS.working);
  if (record.active && !record.unfinished) throw refused(CONFIGURATION_TEXTS.activeAlready);
  // Demands that wait for removal would be asked again and then be lost.
  if (!record.active && record.unfinished) throw refused(CONFIGURATION_TEXTS.unfinished);
  const work_job_id = await unit.startJob(ACTIVATE_CONFIGURATION, { config_id: record._id });
  // A new activation starts without earlier submissions; C-181.
  return { active: true, working: true, unfinished: true, removed_on: null, work_message: null, work_job_id };
});

/** Sets the configuration inactive and starts the job that removes its demands and submissions. */
export const deactivate = operation(
  complianceConfiguration,
  'deactivate_doc_config',
  async ({ record, input, context, unit }) => {
    expectItself(record, input);
    if (record.working) throw refused(CONFIGURATION_TEXTS.working);
    if (!record.active && !record.unfinished) throw refused(CONFIGURATION_TEXTS.inactiveAlready);
    const work_job_id = await unit.startJob(DEACTIVATE_CONFIGURATION, { config_id: record._id });
    // Demands removed by an earlier attempt are restored together with the rest.
    const removed_on = record.active ? context.now : (record.removed_on ?? context.now);
    return { active: false, working: true, unfinished: true, removed_on, work_message: null, work_job_id };
  },
);

/** Starts restoring removed demands. The job activates the configuration after that; until then nobody new is asked. */
export const bringBack = operation(complianceConfiguration, 'bring_back', async ({ record, context, unit }) => {
  if (record.working) throw refused(CONFIGURATION_TEXTS.working);
  if (!canComeBack(record, context.now)) throw refused(CONFIGURATION_TEXTS.nothingKept);
  const work_job_id = await unit.startJob(BRING_BACK, { config_id: record._id });
  return { working: true, unfinished: true, work_message: null, work_job_id };
});

/** Removes the message of the last activation; throws `refused` (422) if there is none. */
export const clearMessage = operation(complianceConfiguration, 'clear_message', async ({ record }) => {
  if (record.work_message === null) throw refused(CONFIGURATION_TEXTS.nothingToClear);
  return { work_message: null };
});
