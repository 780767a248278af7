import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type Doc, isSame } from './standing';
import { warningsOf } from './warnings.query';

/** Number of documents updated in one query. */
const AT_ONCE = 100;

/** Fields of an activity that affect the warnings of the document it refers to. */
const TELLING = ['doc_id', 'location_id', 'from', 'to', 'invoice_ref'] as const;

const isOpen = ({ status, prep_data }: Doc): boolean => prep_data !== null && !MAY_UNAPPLY.includes(status);

async function warnAgain(unit: UnitOfWork, ids: readonly string[]): Promise<void> {
  const found = await unit.read(doc).list({ where: { id: { in: ids } }, limit: ids.length });
  for (const record of found.filter(isOpen)) {
    const warnings = await warningsOf(unit.read, record, record.prep_data ?? {});
    if (!isSame(warnings, record.warnings)) await unit.mark(doc, [{ id: record._id }], { warnings });
  }
}

/**
 * Updates the warnings of a document when an activity refers to it as evidence or changes, because applying the
 * document would count the same use twice.
 */
export const warnedOfProved: OpenWatch = () => {
  const named = new Set<string>();
  return {
    note: ({ name }, before, after) => {
      if (!Object.hasOwn(ACTIVITY_TYPES, name)) return;
      if (TELLING.every((field) => isSame(before?.[field], after?.[field]))) return;
      for (const id of [before?.['doc_id'], after?.['doc_id']]) if (typeof id === 'string') named.add(id);
    },
    beforeCommit: async (unit) => {
      const ids = [...named];
      for (let at = 0; at < ids.length; at += AT_ONCE) await warnAgain(unit, ids.slice(at, at + AT_ONCE));
    },
  };
};
