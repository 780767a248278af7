import { defineEntity, type Entity, type Fields } from '../entity/entity';
import type { FieldErrors } from '../api/problems';
import { everyVerb } from '../portal/roles';
import { DOC_ROLES } from './doc-access';
import type { PrintedTable } from './table-column';

/** Groups of document types in pickers and filters, with their labels. */
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

/** The meaning of a field on the page, whatever its printed label says. */
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
  | 'fuel'
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

/** Form of a printed value, which determines how the reader parses it. */
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
  | 'percent'
  /** A place by its printed name or address. */
  | 'place'
  /** A fuel of vehicles. */
  | 'fuel';

/** Tells the reader how to find a field on the page. */
export interface ReadAs {
  readonly kind: ReadKind;
  readonly role: FieldRole;
  /** Kind of quantity, which determines the units that the reader accepts. */
  readonly units?: 'energy' | 'volume' | 'mass' | 'fuel' | 'distance' | 'area';
  /** Name of the field that stores the unit of this quantity. */
  readonly unitField?: string;
  /** The document cannot be applied without this field, so a person has to check it if the reader did not find it. */
  readonly isNeeded?: true;
  /** Name of another field, such as a day of delivery, whose value makes this one dispensable. */
  readonly neededUnless?: string;
}

/** A list of rows in a document, such as the fuels of a delivery. */
export interface DocRows {
  readonly label: string;
  /** Entity that describes the fields of one row. */
  readonly row: Entity;
  readonly most: number;
  /** Tells the reader how to recognise the columns of a printed table, by field of the row. */
  readonly reads?: Readonly<Record<string, ReadAs>>;
  /** Tells the reader which printed tables hold the rows; `reads` has an entry for each of its columns. */
  readonly table?: PrintedTable;
  /** Default values of a new row. */
  readonly starts?: Readonly<Record<string, unknown>>;
}

/** Effect of applying a document of a type. */
export type DocMakes =
  /** Creates records of these entities, by the rules of the areas that own them. */
  | { readonly kind: 'records'; readonly entities: readonly string[] }
  /** Creates nothing; only an expiry date is watched. With `list`, the earliest date of its rows counts. */
  | { readonly kind: 'expiry'; readonly field: string; readonly list?: string }
  /** An import of the file creates records of this entity. The document stores none of the values itself. */
  | { readonly kind: 'import'; readonly of: string }
  /** Creates nothing; the document only stores its values. */
  | { readonly kind: 'nothing' };

/** A document type: its form and rules, how its fields are read, and what applying a document does. */
export interface DocType {
  readonly id: string;
  readonly label: string;
  readonly category: DocCategory;
  /** True if such a document may be entered by hand, without a file. */
  readonly manualEntry: boolean;
  /** Existing documents keep this type, but it can no longer be chosen. */
  readonly isFormer?: true;
  /** Fields with their rules, in the shape that forms take. It is not stored as a record of its own. */
  readonly form: Entity;
  readonly layout: readonly { readonly title: string; readonly fields: readonly string[] }[];
  readonly rows: Readonly<Record<string, DocRows>>;
  /** Default values of a new document of this type. */
  readonly starts: Readonly<Record<string, unknown>>;
  readonly reads: Readonly<Record<string, ReadAs>>;
  readonly makes: DocMakes;
  /** Entity that an import of the file may create instead of rows entered in the document. */
  readonly rowsImport?: string;
  /** Maps fields to the names under which their errors are reported, where the two differ. */
  readonly toldAs?: Readonly<Record<string, string>>;
}

type Given<F extends Fields> = Omit<DocType, 'form' | 'rows' | 'starts' | 'makes'> & {
  readonly fields: F;
  readonly check?: (draft: Readonly<Record<string, unknown>>) => FieldErrors;
  readonly rows?: DocType['rows'];
  readonly starts?: DocType['starts'];
  readonly makes: DocType['makes'];
};

/** Defines the fields of a document as an entity, so that forms can use them. */
export const docForm = <F extends Fields>(id: string, label: string, fields: F, check?: Given<F>['check']) =>
  defineEntity({
    name: `doc_${id}`,
    label,
    subscription: 'docs',
    fields,
    allow: everyVerb(DOC_ROLES),
    ...(check ? { check } : {}),
  });

/** Defines a document type; its form is an entity made from `fields` and `check`. */
export function defineDocType<const F extends Fields>({ fields, check, ...given }: Given<F>): DocType {
  const form = docForm(given.id, given.label, fields, check) as Entity;
  return { rows: {}, starts: {}, ...given, form };
}

/** Returns the entity that importing a document's file creates; null if the type's file is not such a list. */
export const importedBy = ({ makes, rowsImport }: DocType): string | null =>
  makes.kind === 'import' ? makes.of : (rowsImport ?? null);
