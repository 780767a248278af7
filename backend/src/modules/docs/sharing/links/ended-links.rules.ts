import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import { SEND_TEXTS } from '@lichen/contracts/docs/sharing/send-texts';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../../platform/engine/operations';
import type { Context } from '../../../../platform/engine/rules';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { Where } from '../../../../platform/store/sql';

type Stored = RecordOf<Entity>;

/** Number of links ended at once; further ones follow. */
const AT_ONCE = 500;

const recalled = ({ now, userId }: Context) => ({
  ...{ status: 'recalled' as const, recalled_on: now, recalled_by: userId, said: null },
});

/** Recalls all open links of the documents or partners in `where`, in the current transaction. */
export async function endLinks(unit: UnitOfWork, context: Context, where: Where): Promise<void> {
  for (;;) {
    const open = await unit.read(docLink).list({ where: { ...where, status: 'open' }, limit: AT_ONCE });
    const updates = open.map((link) => ({ record: link as unknown as Stored, changes: recalled(context) }));
    if (updates.length > 0) await unit.updateAll(docLink, updates, 'recall');
    if (open.length < AT_ONCE) return;
  }
}

/** Recalls a link: it opens nothing from now on, and the shared values are deleted from it. */
export const recallLink = operation(docLink, 'recall', async ({ record, context }) => {
  if (record.status !== 'open') throw refused(SEND_TEXTS.linkOver);
  return recalled(context);
});
