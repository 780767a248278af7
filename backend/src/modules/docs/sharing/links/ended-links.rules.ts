import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import { SEND_TEXTS } from '@lichen/contracts/docs/sharing/send-texts';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../../platform/engine/operations';
import type { Context } from '../../../../platform/engine/rules';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { Where } from '../../../../platform/store/sql';

type Stored = RecordOf<Entity>;

/** Links that are ended at once; where there are more, the next ones are asked for. */
const AT_ONCE = 500;

const recalled = ({ now, userId }: Context) => ({
  ...{ status: 'recalled' as const, recalled_on: now, recalled_by: userId, said: null },
});

/** Ends every open link of some documents or partners, in the transaction of what ends them. */
export async function endLinks(unit: UnitOfWork, context: Context, where: Where): Promise<void> {
  for (;;) {
    const open = await unit.read(docLink).list({ where: { ...where, status: 'open' }, limit: AT_ONCE });
    const updates = open.map((link) => ({ record: link as unknown as Stored, changes: recalled(context) }));
    if (updates.length > 0) await unit.updateAll(docLink, updates, 'recall');
    if (open.length < AT_ONCE) return;
  }
}

/** A recalled link opens nothing from this moment on, and keeps no value of the document. */
export const recallLink = operation(docLink, 'recall', async ({ record, context }) => {
  if (record.status !== 'open') throw refused(SEND_TEXTS.linkOver);
  return recalled(context);
});
