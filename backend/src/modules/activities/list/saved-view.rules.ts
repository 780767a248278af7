import { savedView, savedViewList } from '@lichen/contracts/activities/saved-view.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { forbidden } from '@lichen/contracts/problems';
import { TEXTS } from '@lichen/contracts/texts';
import type { Context, Rules } from '../../../platform/engine/rules';
import { type ServedCall, answer } from '../../../platform/module';

const MOST = 500;

/** A shared view is everybody's to use and its author's to change. */
function expectAuthor({ created_by }: RecordOf<typeof savedView>, { userId }: Context): void {
  if (created_by !== userId) throw forbidden(TEXTS.notAuthorised);
}

export const savedViewRules: Rules<typeof savedView> = {
  defaults: { shared: false, first: false },
  mayChange: expectAuthor,
};

export const savedViewsCall: ServedCall = answer(savedViewList, async ({ read, context: { userId } }) => {
  const selection = { anyOf: [[{ created_by: userId }, { shared: 1 }]], order: [{ column: 'name' }], limit: MOST };
  const list = await read(savedView).list(selection);
  return { list, total: list.length, count: list.length };
});
