import { FORM_BUILDER_TEXTS, type formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Rules } from '../../../platform/engine/rules';
import { LOCAL } from './local-answer';

const IDLE = { working: false, work_job_id: null, problem: null } as const;
const EMPTY = { messages: [], model: LOCAL, form: null, unsure: null, ...IDLE } as const;

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
