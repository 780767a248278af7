import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { type AuditedEntity, type AuditedField, auditWords } from '@lichen/contracts/identity/audit/audit-words.call';
import { type ServedCall, handler } from '../../../platform/module';

const wordsOf = (field: Field): AuditedField => ({
  label: field.label,
  kind: field.kind,
  ...(field.kind === 'choice' && field.words ? { words: field.words } : {}),
  ...(field.kind === 'code' ? { list: field.list } : {}),
  ...(field.kind === 'ref' ? { entity: field.entity } : {}),
  ...(field.kind === 'integer' && field.isYear ? { isYear: true } : {}),
});

function audited({ label, fields, derived, actions, events }: Entity): AuditedEntity {
  const all = Object.entries({ ...derived, ...fields });
  return {
    label,
    // Audit rows contain no internal fields either.
    fields: Object.fromEntries(
      all.filter(([, field]) => !field.internal).map(([name, field]) => [name, wordsOf(field)]),
    ),
    actions: Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, action.label])),
    events,
  };
}

export const auditWordsHandler: ServedCall = handler(auditWords, async ({ entities }) => ({
  ok: true,
  obj: Object.fromEntries(entities().map((entity) => [entity.name, audited(entity)])),
}));
