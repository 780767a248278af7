import type { doc } from '@lichen/contracts/docs/doc.entity';
import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { COVERS } from '@lichen/contracts/docs/types/insurance';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { addMonths } from '@lichen/contracts/formats/days';
import { fold } from '@lichen/contracts/formats/fold';

/** Columns by which successions are decided. */
export const COMPARED = ['_id', 'doc_type_id', 'partner_id', 'prep_data', 'expiry_date', 'applied_on'] as const;

/** A document with an expiry date: an own one, or one of the partner who shared it. */
export type Lasting = Pick<RecordOf<typeof doc> | RecordOf<typeof sharedDoc>, (typeof COMPARED)[number]>;

/** Months before the end of a certificate from which one with another number is taken as its renewal. */
const RENEWED_AHEAD = 6;

const said = (value: unknown): string => fold(typeof value === 'string' ? value : '');

/**
 * Returns the type, the holder, the building and the covers, which a document and its successor have in common. The
 * certificate of one building does not renew that of another, nor a motor insurance that of the employer's liability.
 */
export function subjectOf({ doc_type_id, partner_id, prep_data }: Lasting): string {
  const { company_name, location_id, address } = prep_data ?? {};
  const building = typeof location_id === 'string' ? location_id : said(address);
  const covers = Object.keys(COVERS).filter((cover) => prep_data?.[cover] === 'yes');
  return JSON.stringify([doc_type_id, partner_id, said(company_name), building, covers]);
}

/**
 * Returns a certificate number without the year and the revision, which change from one issue to the next. A number
 * that ends in a count stays whole, because certificates of several sites are counted in the same way.
 */
export function numberFamily(number: unknown): string {
  const whole = said(number);
  const family = whole.replace(/(?: (?:rev(?:ision)?|issue|version) ?[a-z0-9]{1,3}| (?:19|20)\d\d)+$/, '');
  return /\d/.test(family) ? family : whole;
}

/**
 * Returns the words of a standard or scheme without its edition: `FORS Standard 7.1` is `fors standard`. The type of an
 * ISO certificate names the standard; its words say no more.
 */
const schemeOf = ({ doc_type_id, prep_data }: Lasting): string =>
  doc_type_id?.startsWith('iso_')
    ? ''
    : said(prep_data?.['standard'])
        .split(' ')
        .filter((word) => !/\d/.test(word))
        .join(' ');

/** Documents of one subject whose numbers are of one family: each later one is another issue of the same proof. */
interface Line<D> {
  readonly documents: readonly D[];
  readonly scheme: string;
  /** Last day of the applied document that ends last; of any document where none is applied. */
  readonly end: number;
  /** First day on which its renewal under another number may have been issued. */
  readonly renewable: number;
  /** First day on which an applied document was issued; -Infinity where one of them does not state it. */
  readonly issued: number;
  readonly isApplied: boolean;
}

const endOf = ({ expiry_date }: Lasting): number => expiry_date ?? -Infinity;

/** Returns the documents in groups of the same key. */
function groupedBy<D>(documents: readonly D[], keyOf: (one: D) => string): readonly (readonly D[])[] {
  const found = new Map<string, D[]>();
  for (const one of documents) {
    const key = keyOf(one);
    const group = found.get(key);
    if (group) group.push(one);
    else found.set(key, [one]);
  }
  return [...found.values()];
}

function lineOf<D extends Lasting>(documents: readonly D[]): Line<D> {
  const applied = documents.filter(({ applied_on }) => applied_on !== null);
  const end = (applied.length > 0 ? applied : documents).map(endOf).reduce((last, each) => Math.max(last, each));
  const issued = applied.map(({ prep_data }) => prep_data?.['issue_date']);
  return {
    documents,
    scheme: documents[0] ? schemeOf(documents[0]) : '',
    ...{ end, renewable: addMonths(end, -RENEWED_AHEAD) },
    issued: issued.every((day) => typeof day === 'number') ? Math.min(...issued) : -Infinity,
    isApplied: applied.length > 0,
  };
}

/** Returns the lines of one subject. Types without certificate numbers have one. */
function linesOf<D extends Lasting>(documents: readonly D[]): readonly Line<D>[] {
  const families = groupedBy(documents, ({ doc_type_id, prep_data }) => {
    const isNumbered = Object.hasOwn(docTypeOf(doc_type_id ?? '')?.form.fields ?? {}, 'certificate_number');
    return isNumbered ? numberFamily(prep_data?.['certificate_number']) : '';
  });
  return families.map(lineOf);
}

/** Returns true if certificates with another number may be the renewal of a line: they came when it was ending. */
const mayFollow = (next: Line<Lasting>, line: Line<Lasting>): boolean =>
  next !== line &&
  (next.scheme === line.scheme || next.scheme === '' || line.scheme === '') &&
  next.end > line.end &&
  next.issued >= line.renewable;

/** Returns whether two sets have a value in common. */
function meets<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  for (const each of one) if (other.has(each)) return true;
  return false;
}

/**
 * Returns the lines that others continue under a new number. One certificate continues one line: where several were
 * ending, none of them counts as renewed before there is a successor for each.
 */
function continued<D extends Lasting>(lines: readonly Line<D>[]): ReadonlySet<Line<D>> {
  const left = new Set(lines);
  let waiting: Set<Line<D>>[] = [];
  for (const next of lines.filter(({ isApplied }) => isApplied).toSorted((a, b) => a.issued - b.issued)) {
    const ending = new Set([...left].filter((line) => mayFollow(next, line)));
    if (ending.size === 0) continue;
    waiting.push(ending);
    if (waiting.filter((each) => meets(each, ending)).length < ending.size) continue;
    for (const line of [...ending]) {
      left.delete(line);
      // What is continued waits no longer, so that long lists stay quick to compare.
      for (const each of waiting) each.delete(line);
    }
    waiting = waiting.filter(({ size }) => size > 0);
  }
  return new Set(lines.filter((line) => !left.has(line)));
}

/**
 * Returns the ids of the documents that a newer applied one has replaced: of the same subject, and with a number of the
 * same family or issued when the older one was ending. Certificates of several sites or schemes run beside each other.
 */
export function replaced(documents: readonly Lasting[]): ReadonlySet<string> {
  const lasting = documents.filter(({ expiry_date }) => expiry_date !== null);
  const ids = groupedBy(lasting, subjectOf).flatMap((of) => {
    const lines = linesOf(of);
    const isContinued = continued(lines);
    return lines.flatMap((line) =>
      line.documents
        .filter((one) => (isContinued.has(line) ? endOf(one) <= line.end : line.isApplied && endOf(one) < line.end))
        .map(({ _id }) => _id),
    );
  });
  return new Set(ids);
}
