import type { AuditWords, AuditedEntity, AuditedField } from '@lichen/contracts/identity/audit/audit-words.call';
import { auditWords } from '@lichen/contracts/identity/audit/audit-words.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type Translate, useCall, useT } from '@lichen/kit';
import { useMemo } from 'react';

/** Labels of what happens to records of every area and of what accounts do; each is its own dictionary key. */
const COMMON: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  remove: 'Deleted',
  restore: 'Restored',
  register: 'Registered',
  join: 'Joined',
  login: 'Logged in',
  logout: 'Logged out',
  change_password: 'Password changed',
  subscribe: 'Subscription changed',
};

/** Maximum number of fields that a text may match; a letter or two would match most labels. */
const MOST_MEANT = 40;

const NO_WORDS: Omit<AuditedEntity, 'label'> = { fields: {}, actions: {}, events: {} };

export interface AuditLabels {
  verb(entity: string, type: string): string;
  record(entity: string): string;
  field(entity: string, name: string): string;
  /** Returns the format of a field's values; undefined for a name that is not a field. */
  kindOf(entity: string, name: string): AuditedField | undefined;
  /** True for the name of an entity. */
  isRecord(name: string): boolean;
  /** Entity names with their labels. */
  readonly records: Readonly<Record<string, string>>;
  /** Names of the fields that a text means: the field's own name, or every field whose label contains the text. */
  meant(words: string): string[];
}

/** Returns labels for the names in audit rows. A name without a label is shown unchanged. */
export function auditLabels(known: AuditWords, t: Translate): AuditLabels {
  const record = (entity: string) => t(known[entity]?.label ?? entity);
  const all = Object.values(known).flatMap(({ fields }) => Object.entries(fields));
  return {
    verb: (entity, type) => {
      const { events, actions, fields } = known[entity] ?? NO_WORDS;
      // A change that only moves a record to another state is labelled with that state.
      return t(COMMON[type] ?? events[type] ?? actions[type] ?? fields['state']?.words?.[type] ?? type);
    },
    record,
    // Side effects of a change are listed under the name of their entity.
    field: (entity, name) => {
      const label = known[entity]?.fields[name]?.label;
      return label === undefined ? record(name) : t(label);
    },
    kindOf: (entity, name) => known[entity]?.fields[name],
    isRecord: (name) => known[name] !== undefined,
    records: Object.fromEntries(Object.entries(known).map(([name, { label }]) => [name, label])),
    meant: (words) => {
      const wanted = words.toLowerCase();
      const found = all.filter(([name, { label }]) => name === words || t(label).toLowerCase().includes(wanted));
      const names = [...new Set(found.map(([name]) => name))];
      return names.length > 0 && names.length <= MOST_MEANT ? names : [words];
    },
  };
}

/** Labels once the texts of all entities have loaded; until then, the names themselves. */
export function useAuditLabels(): AuditLabels {
  const t = useT();
  const { data } = useCall<RecordAnswer<AuditWords>>(auditWords, {});
  return useMemo(() => auditLabels(data?.obj ?? {}, t), [data, t]);
}
