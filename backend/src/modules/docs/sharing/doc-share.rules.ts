import { doc } from '@lichen/contracts/docs/doc.entity';
import type { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';

export type DocShare = RecordOf<typeof docShare>;

const NEW_SHARE = {
  status: 'not_shared',
  with_file: true,
  with_data: true,
  edited: false,
  expiry_date: null,
  shared_on: null,
  shared_by: null,
  recalled_on: null,
  recalled_by: null,
} as const;

interface Names {
  readonly doc_name: string;
  readonly partner_name: string;
}

export const docShareRules: Rules<typeof docShare, Names> = {
  initial: () => NEW_SHARE,
  facts: async (read, { doc_id, partner_id, doc_name, partner_name }) => {
    const [document, company] = await Promise.all([read(doc).find(doc_id), read(partner).find(partner_id)]);
    return { doc_name: document?.name ?? doc_name, partner_name: company?.name ?? partner_name };
  },
  derive: (_record, names) => names,
};
