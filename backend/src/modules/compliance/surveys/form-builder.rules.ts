import { FORM_BUILDER_TEXTS, type formBuilder, LOCAL_MODEL } from '@lichen/contracts/compliance/form-builder.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Rules } from '../../../platform/engine/rules';

const IDLE = { working: false, work_job_id: null, problem: null } as const;
const EMPTY = { messages: [], model: LOCAL_MODEL, form: null, unsure: null, ...IDLE } as const;

export const formBuilderRules: Rules<typeof formBuilder> = {
  initial: () => EMPTY,
  actions: {
    update_name: ({ input: { name } }) => ({ name }),
    clear: ({ record: { working } }) => {
      if (working) throw refused(FORM_BUILDER_TEXTS.working);
      return EMPTY;
    },
  },
};
