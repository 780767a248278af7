import type { FileColumn, ImportSettings } from '@lichen/contracts/imports/import.entity';
import { guessColumns, type LabelTranslations } from '@lichen/contracts/sheet/guess-columns';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import { headingFigures } from '@lichen/contracts/sheet/heading-figures';
import { dayOrderEvidence, decimalMarkEvidence } from '@lichen/contracts/sheet/sheet-signs';
import { unitOf } from '@lichen/contracts/sheet/unit-words';
import { type Cell, columnName } from '@lichen/contracts/formats/sheet-cells';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { parsePeriod } from './parse-periods';
import { unitFieldsOf } from './units-in-cells';

/** One line of a file as its reader yields it. */
interface FileLine {
  readonly number: number;
  readonly cells: readonly Cell[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
/** Number of lines from which the number of columns is determined. */
const MEASURED_LINES = 1000;

type Seen = Pick<FileColumn, 'samples' | 'dayOrders' | 'decimals'>;

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && String(cell).trim() !== '';

/** Addresses of the cells in which each convention was first seen; those of earlier lines take precedence. */
const addresses = <S extends string>(
  known: Readonly<Partial<Record<S, string>>>,
  seen: Readonly<Partial<Record<S, number>>>,
  lines: readonly FileLine[],
  column: number,
): Partial<Record<S, string>> => ({
  ...(Object.fromEntries(
    Object.entries(seen).map(([sign, at]) => [sign, `${columnName(column)}${lines[at as number]?.number}`]),
  ) as Partial<Record<S, string>>),
  ...known,
});

function seenWith(
  { samples, dayOrders, decimals }: Seen,
  lines: readonly FileLine[],
  at: number,
  thisYear: number,
): Seen {
  const filled = samples.length < SAMPLES ? lines.filter(({ cells }) => isFilled(cells[at])) : [];
  // No number or date is longer; this bounds the work for cells that contain pages of text.
  const texts = lines.map(({ cells }) => (typeof cells[at] === 'string' ? cells[at].slice(0, SAMPLE_LENGTH) : ''));
  const more = filled.slice(0, SAMPLES - samples.length).map(({ cells }) => String(cells[at]).slice(0, SAMPLE_LENGTH));
  return {
    samples: [...samples, ...more],
    dayOrders: addresses(dayOrders, dayOrderEvidence(texts, thisYear).seen, lines, at),
    decimals: addresses(decimals, decimalMarkEvidence(texts).seen, lines, at),
  };
}

const isOfPeriods = ({ samples }: Seen) => samples.length > 0 && samples.every((text) => parsePeriod(text) !== null);

const NOTHING: Seen = { samples: [], dayOrders: {}, decimals: {} };

/** Examines the lines of a file page by page and finally returns the guess for each column. */
export function fileColumns(given: readonly string[], thisYear: number) {
  const seen: Seen[] = given.map(() => NOTHING);
  let lines = 0;
  return {
    add: (page: readonly FileLine[]): void => {
      const measured = page.slice(0, Math.max(0, MEASURED_LINES - lines));
      const width = Math.max(seen.length, ...measured.map(({ cells }) => cells.length));
      while (seen.length < width) seen.push(NOTHING);
      for (const [at, each] of seen.entries()) seen[at] = seenWith(each, page, at, thisYear);
      lines += page.length;
    },
    columns: (columns: readonly SheetColumn[], words: LabelTranslations): FileColumn[] => {
      const headers = seen.map((_, at) => given[at] ?? '');
      return guessColumns(headers, columns, words).map(({ column: guess, unit }, at) => ({
        ...{ header: headers[at] ?? '', guess, unit },
        ...(isOfPeriods(seen[at] ?? NOTHING) ? { isPeriod: true } : {}),
        ...(seen[at] ?? NOTHING),
      }));
    },
  };
}

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['decimal', 'integer']);

/** A possible unit in a heading: in brackets, behind the name as in "Usage kWh", or a word that is its name. */
const unitWord = ({ header, unit }: FileColumn, meant: Field | undefined): string => {
  const isOfNumbers = meant !== undefined && NUMBERS.has(meant.kind);
  const said = isOfNumbers ? headingFigures(header).unit : null;
  return said ?? unit ?? (isOfNumbers ? (header.trim().split(/\s+/).at(-1) ?? '') : '');
};

/** Units from headings that apply to all rows, where no column has the unit. */
function unitDefaults(entity: Entity, columns: readonly FileColumn[]): Record<string, string> {
  const fields = entity.fields as Record<string, Field>;
  const guessed = new Set(columns.map(({ guess }) => guess));
  const found: Record<string, string> = {};
  for (const column of columns) {
    if (column.guess === null) continue;
    const own = unitFieldsOf(column.guess).filter((name) => fields[name]);
    for (const name of own.length > 0 ? own : ['units', 'fuel_units']) {
      const field = fields[name];
      if (field?.kind !== 'choice' || guessed.has(name)) continue;
      const unit = unitOf(unitWord(column, fields[column.guess]), field.options);
      if (unit === undefined) continue;
      found[name] ??= unit;
      break;
    }
  }
  return found;
}

/** The most likely settings of a file: its own evidence first, then the given settings. */
export function guessedSettings(
  entity: Entity,
  columns: readonly FileColumn[],
  { defaults, ...given }: ImportSettings,
): ImportSettings {
  return {
    ...given,
    columns: columns.map(({ guess }) => guess),
    defaults: { ...defaults, ...unitDefaults(entity, columns) },
  };
}
