import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { NamedRecord } from '@lichen/contracts/entity/named-records';
import type { fileImport } from '@lichen/contracts/imports/import.entity';
import type { Overrides, Values } from '../index';
import { createContext, type ReactNode, useContext } from 'react';

/** Creation of a record that a file names, when the name alone is not enough. */
export interface MissingRecord {
  readonly entity: Entity;
  readonly label: string;
  /** Label where all names of a group are added, with their number. */
  readonly labelOfAll: string;
  /** Defaults of a new record, from the text of the file. */
  readonly start: (text: string) => Values;
  readonly fields: readonly string[];
  /** Those of the fields that the text of the file fills. */
  readonly names: readonly string[];
  readonly overrides: (values: Values) => Overrides;
  /** Values that follow from another answer. */
  readonly follow?: Readonly<Record<string, Values>>;
}

/** A record that columns name, and how one is added that needs nothing but its name. */
interface PickedRecord extends NamedRecord {
  readonly quickAdd?: {
    readonly label: string;
    readonly draft: (name: string, where: Readonly<{ roles?: unknown }>) => Readonly<Record<string, unknown>>;
  };
}

/** What a file is read into: the entity, and values that a row may omit. */
export interface ImportedEntity {
  readonly entity: Entity;
  readonly start: Values;
}

/** Words of what the checks of an area find. */
export interface FindingWords {
  readonly labelOf: (kind: string) => string;
  /** A hook. */
  readonly useSentence: () => (kind: string, params: Readonly<Record<string, unknown>>) => string;
}

/** What the pages of imports take from the area whose records are imported. */
export interface ImportArea {
  /** Page where imports begin, and its name in the way back. */
  readonly list: { readonly to: string; readonly label: string };
  readonly pageOf: (id: string) => string;
  /** Page of a record that a row has become. */
  readonly recordAt: (id: string) => string;
  /** Name of what an import holds; English. */
  readonly titleOf: (record: Pick<RecordOf<typeof fileImport>, 'activity'>) => string;
  /** Shows `children` once the entity of an import is known; with null where this release cannot write it. */
  readonly WithEntity: (props: { name: string; children: (of: ImportedEntity | null) => ReactNode }) => ReactNode;
  readonly records: Readonly<Record<string, PickedRecord>>;
  readonly missing: Readonly<Record<string, MissingRecord>>;
  /** Left out where rows have no emissions. */
  readonly emissions?: true;
  readonly findings?: FindingWords;
}

const NO_FINDINGS: FindingWords = { labelOf: (kind) => kind, useSentence: () => (kind) => kind };

const Area = createContext<ImportArea | null>(null);

export const ImportAreaProvider = Area.Provider;

export function useImportArea(): ImportArea {
  const area = useContext(Area);
  if (!area) throw new Error('A page of imports stands in no area');
  return area;
}

/** The sentence of a finding in the words of the area. */
export function useFindingWords() {
  const { labelOf, useSentence } = useImportArea().findings ?? NO_FINDINGS;
  return { labelOf, sentence: useSentence() };
}
