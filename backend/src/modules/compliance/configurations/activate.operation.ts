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

/** It is active at once, so that whoever joins while the others are asked is asked as well. */
export const activate = operation(complianceConfiguration, 'activate_doc_config', async ({ record, input, unit }) => {
  expectItself(record, input);
  if (record.working) throw refused(CONFIGURATION_TEXTS.working);
  if (record.active && !record.unfinished) throw refused(CONFIGURATION_TEXTS.activeAlready);
  // Asking some again whose demands are about to go would lose them a moment later.
  if (!record.active && record.unfinished) throw refused(CONFIGURATION_TEXTS.unfinished);
  const work_job_id = await unit.startJob(ACTIVATE_CONFIGURATION, { config_id: record._id });
  // Activated again, it begins without what was submitted before; C-181.
  return { active: true, working: true, unfinished: true, removed_on: null, work_message: null, work_job_id };
});

export const deactivate = operation(
  complianceConfiguration,
  'deactivate_doc_config',
  async ({ record, input, context, unit }) => {
    expectItself(record, input);
    if (record.working) throw refused(CONFIGURATION_TEXTS.working);
    if (!record.active && !record.unfinished) throw refused(CONFIGURATION_TEXTS.inactiveAlready);
    const work_job_id = await unit.startJob(DEACTIVATE_CONFIGURATION, { config_id: record._id });
    // What went by an earlier attempt comes back with the rest.
    const removed_on = record.active ? context.now : (record.removed_on ?? context.now);
    return { active: false, working: true, unfinished: true, removed_on, work_message: null, work_job_id };
  },
);

/** It becomes active once everything is back: until then nobody is asked anew. */
export const bringBack = operation(complianceConfiguration, 'bring_back', async ({ record, context, unit }) => {
  if (record.working) throw refused(CONFIGURATION_TEXTS.working);
  if (!canComeBack(record, context.now)) throw refused(CONFIGURATION_TEXTS.nothingKept);
  const work_job_id = await unit.startJob(BRING_BACK, { config_id: record._id });
  return { working: true, unfinished: true, work_message: null, work_job_id };
});

export const clearMessage = operation(complianceConfiguration, 'clear_message', async ({ record }) => {
  if (record.work_message === null) throw refused(CONFIGURATION_TEXTS.nothingToClear);
  return { work_message: null };
});
