import { defineEntity, type Entity, type Fields } from '../entity/entity';
import type { FieldErrors } from '../api/problems';
import { everyVerb } from '../portal/roles';
import { DOC_ROLES } from './doc-access';

export const DOC_CATEGORIES = {
  utility: 'Utility bills',
  certificate: 'Certificates',
  policy: 'Policies',
  insurance: 'Insurance documents',
  company: 'Company data',
  other: 'Other',
  report: 'Reports',
} as const;
export type DocCategory = keyof typeof DOC_CATEGORIES;

/** What a field means on the page, whatever its label says there. */
export type FieldRole =
  | 'supplier'
  | 'customer'
  | 'supply_address'
  | 'customer_address'
  | 'supplier_address'
  | 'account_number'
  | 'meter'
  | 'invoice_number'
  | 'invoice_date'
  | 'delivery_date'
  | 'period_start'
  | 'period_end'
  | 'consumption'
  | 'renewable'
  | 'net'
  | 'tax'
  | 'gross'
  | 'issue_date'
  | 'expiry_date'
  | 'start_date'
  | 'certificate_number'
  | 'standard'
  | 'signed_by'
  | 'line';

export type ReadKind =
  | 'text'
  | 'party'
  | 'address'
  | 'identifier'
  | 'day'
  | 'number'
  | 'quantity'
  | 'unit'
  | 'money'
  | 'percent';

/** How a field is looked for on the page. */
export interface ReadAs {
  readonly kind: ReadKind;
  readonly role: FieldRole;
  /** Kind of quantity, which says the units that it may have. */
  readonly units?: 'energy' | 'volume' | 'mass' | 'distance' | 'area';
  /** Field that takes the unit of this quantity. */
  readonly unitField?: string;
  /** Apply makes nothing without it: somebody has to look where it was not found. */
  readonly isNeeded?: true;
}

/** Rows of a document, such as the fuels of a delivery. */
export interface DocRows {
  readonly label: string;
  /** Fields of one row. */
  readonly row: Entity;
  readonly most: number;
  /** How the columns of a table are recognised, by field of the row. */
  readonly reads?: Readonly<Record<string, ReadAs>>;
  /** Values of a new row. */
  readonly starts?: Readonly<Record<string, unknown>>;
}

/** What apply does with a document of a type. */
export type DocMakes =
  /** Records of these entities, made by their own areas. */
  | { readonly kind: 'records'; readonly entities: readonly string[] }
  /** Nothing but a date that is watched: the first one where rows of a list have it. */
  | { readonly kind: 'expiry'; readonly field: string; readonly list?: string }
  /** Records of this entity, by an import that reads the file: the document itself keeps none of their values. */
  | { readonly kind: 'import'; readonly of: string }
  /** Nothing: its values are kept as they are. */
  | { readonly kind: 'nothing' };

/** One type of documents: its form, its rules, how it is read and what it makes. */
export interface DocType {
  readonly id: string;
  readonly label: string;
  readonly category: DocCategory;
  /** May be entered without a file. */
  readonly manualEntry: boolean;
  /** Documents that have it keep it; nobody can choose it any more. */
  readonly isFormer?: true;
  /** Fields with their rules, in the shape that forms take; it is no record of its own. */
  readonly form: Entity;
  readonly layout: readonly { readonly title: string; readonly fields: readonly string[] }[];
  readonly rows: Readonly<Record<string, DocRows>>;
  /** Values of a document of this type before anything is entered. */
  readonly starts: Readonly<Record<string, unknown>>;
  readonly reads: Readonly<Record<string, ReadAs>>;
  readonly makes: DocMakes;
  /** Entity of its rows, where an import of its file may write them in the place of rows that are entered here. */
  readonly rowsImport?: string;
  /** Names under which errors of fields are told, where they are not their own. */
  readonly toldAs?: Readonly<Record<string, string>>;
}

type Given<F extends Fields> = Omit<DocType, 'form' | 'rows' | 'starts' | 'makes'> & {
  readonly fields: F;
  readonly check?: (draft: Readonly<Record<string, unknown>>) => FieldErrors;
  readonly rows?: DocType['rows'];
  readonly starts?: DocType['starts'];
  readonly makes: DocType['makes'];
};

/** Fields of a document in the shape that forms take. */
export const docForm = <F extends Fields>(id: string, label: string, fields: F, check?: Given<F>['check']) =>
  defineEntity({
    name: `doc_${id}`,
    label,
    subscription: 'docs',
    fields,
    allow: everyVerb(DOC_ROLES),
    ...(check ? { check } : {}),
  });

export function defineDocType<const F extends Fields>({ fields, check, ...given }: Given<F>): DocType {
  const form = docForm(given.id, given.label, fields, check) as Entity;
  return { rows: {}, starts: {}, ...given, form };
}

/** Entity that an import of the file of a document of the type writes; null where its file is no such list. */
export const importedBy = ({ makes, rowsImport }: DocType): string | null =>
  makes.kind === 'import' ? makes.of : (rowsImport ?? null);
