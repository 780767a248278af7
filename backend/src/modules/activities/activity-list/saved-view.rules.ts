import { SAVED_VIEW_TEXTS, savedView, savedViewList } from '@lichen/contracts/activities/list/saved-view.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { forbidden } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { present } from '../../../platform/engine/present';
import { type Context, type Rules, serve } from '../../../platform/engine/rules';
import { type ServedCall, handler } from '../../../platform/module';

const MOST = 500;

/** Throws `forbidden` unless the person is the author: everybody may use a shared view, only its author change it. */
function expectAuthor({ created_by }: RecordOf<typeof savedView>, { userId }: Context): void {
  if (created_by !== userId) throw forbidden(SAVED_VIEW_TEXTS.ofAnother);
}

/** Only the author of a view may change it. */
export const savedViewRules: Rules<typeof savedView> = {
  defaults: { shared: false },
  initial: () => ({ first: false, first_of: null }),
  mayChange: expectAuthor,
};

/** Sets a person's default view and clears the previous one in the same transaction. */
export const setDefaultView = operation(
  savedView,
  'set_default',
  async ({ input: { value }, record, context, unit }) => {
    if (!value) return { first: false, first_of: null };
    const others = await unit.read(savedView).list({ where: { created_by: context.userId, first: 1 } });
    for (const other of others.filter(({ _id }) => _id !== record._id))
      await unit.update(savedView, other, { first: false, first_of: null }, 'set_default');
    return { first: true, first_of: context.userId };
  },
);

const served = serve(savedView, savedViewRules);

/** Returns the person's own views and those that others share, by name. */
export const savedViewsCall: ServedCall = handler(savedViewList, async ({ read, context }) => {
  const found = { anyOf: [[{ created_by: context.userId }, { shared: 1 }]], order: [{ column: 'name' }], limit: MOST };
  const views = await read(savedView).list(found);
  const list = views.map((view) => present(served, view as unknown as RecordOf<Entity>, context));
  return { list, total: list.length, count: list.length };
});
