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

/** A letter or two are in most labels: nobody means all of those. */
const MOST_MEANT = 40;

const NO_WORDS: Omit<AuditedEntity, 'label'> = { fields: {}, actions: {}, events: {} };

export interface AuditLabels {
  verb(entity: string, type: string): string;
  record(entity: string): string;
  field(entity: string, name: string): string;
  /** How the values of a field are to be read; nothing of a name that is no field. */
  kindOf(entity: string, name: string): AuditedField | undefined;
  /** True for the name of a kind of record. */
  isRecord(name: string): boolean;
  /** All kinds of record, by name, with their labels. */
  readonly records: Readonly<Record<string, string>>;
  /** Names of the fields that the reader means: the name itself, or those whose label has the words. */
  meant(words: string): string[];
}

/** Labels of the names in audit rows. A name without a label is shown as it is. */
export function auditLabels(known: AuditWords, t: Translate): AuditLabels {
  const record = (entity: string) => t(known[entity]?.label ?? entity);
  const all = Object.values(known).flatMap(({ fields }) => Object.entries(fields));
  return {
    verb: (entity, type) => {
      const { events, actions, fields } = known[entity] ?? NO_WORDS;
      // A change that only moves a record to its next state is called by that state.
      return t(COMMON[type] ?? events[type] ?? actions[type] ?? fields['state']?.words?.[type] ?? type);
    },
    record,
    // Effects of a change stand under the name of their entity.
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

/** Labels once the words of all entities are there; until then names stand for themselves. */
export function useAuditLabels(): AuditLabels {
  const t = useT();
  const { data } = useCall<RecordAnswer<AuditWords>>(auditWords, {});
  return useMemo(() => auditLabels(data?.obj ?? {}, t), [data, t]);
}
