import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { NamedRecord } from '@lichen/contracts/entity/named-records';
import type { fileImport } from '@lichen/contracts/imports/import.entity';
import type { Overrides, Values } from '../index';
import { createContext, type ReactNode, useContext } from 'react';

/** A record that a file names, and that needs more than its name to be created. */
export interface MissingRecord {
  readonly entity: Entity;
  readonly label: string;
  /** Label for adding all names of a group, with their number. */
  readonly labelOfAll: string;
  /** Returns the defaults of a new record from the text in the file. */
  readonly start: (text: string) => Values;
  readonly fields: readonly string[];
  /** Fields that the text in the file fills. */
  readonly names: readonly string[];
  readonly overrides: (values: Values) => Overrides;
  /** Values that follow from another field's value. */
  readonly follow?: Readonly<Record<string, Values>>;
}

/** A record that columns refer to by name, and how to add one that needs only a name. */
interface PickedRecord extends NamedRecord {
  readonly quickAdd?: {
    readonly label: string;
    readonly draft: (name: string, where: Readonly<{ roles?: unknown }>) => Readonly<Record<string, unknown>>;
  };
}

/** The entity of an import, with default values of its rows. */
export interface ImportedEntity {
  readonly entity: Entity;
  readonly start: Values;
}

/** Texts for the findings of an area's checks. */
export interface FindingWords {
  readonly labelOf: (kind: string) => string;
  /** A hook; returns a function that formats a finding. */
  readonly useSentence: () => (kind: string, params: Readonly<Record<string, unknown>>) => string;
}

/** Data that the import pages need from the area of the records. */
export interface ImportArea {
  /** The area's imports page, with its label in the back link. */
  readonly list: { readonly to: string; readonly label: string };
  readonly pageOf: (id: string) => string;
  /** Returns the address of a record created from a row. */
  readonly recordAt: (id: string) => string;
  /** Returns the title of an import's records; English. */
  readonly titleOf: (record: Pick<RecordOf<typeof fileImport>, 'activity'>) => string;
  /** Passes the entity of an import to `children` once it has loaded; null if this release does not know it. */
  readonly WithEntity: (props: { name: string; children: (of: ImportedEntity | null) => ReactNode }) => ReactNode;
  readonly records: Readonly<Record<string, PickedRecord>>;
  readonly missing: Readonly<Record<string, MissingRecord>>;
  /** Set if rows have emissions. */
  readonly emissions?: true;
  readonly findings?: FindingWords;
}

const NO_FINDINGS: FindingWords = { labelOf: (kind) => kind, useSentence: () => (kind) => kind };

const Area = createContext<ImportArea | null>(null);

export const ImportAreaProvider = Area.Provider;

/** Returns the area that the page of imports belongs to; throws outside of an `ImportAreaProvider`. */
export function useImportArea(): ImportArea {
  const area = useContext(Area);
  if (!area) throw new Error('A page of imports stands in no area');
  return area;
}

/** Returns the area's texts for findings. */
export function useFindingWords() {
  const { labelOf, useSentence } = useImportArea().findings ?? NO_FINDINGS;
  return { labelOf, sentence: useSentence() };
}
