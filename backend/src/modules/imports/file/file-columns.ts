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

/** One line of a file as its reader hands it on. */
interface FileLine {
  readonly number: number;
  readonly cells: readonly Cell[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
/** Lines whose cells say how many columns a file has. */
const MEASURED_LINES = 1000;

type Seen = Pick<FileColumn, 'samples' | 'dayOrders' | 'decimals'>;

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && String(cell).trim() !== '';

/** Addresses of where each sign was first seen: those of earlier lines, then those of these. */
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
  // No number and no day is longer; whoever writes a page of text into each cell holds nobody up.
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

/** Looks at the lines of a file in pages and says in the end what each of its columns is taken for. */
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

/** Possible unit in a header: one in its brackets or behind its name, as in "Usage kWh", or a word that is its name. */
const unitWord = ({ header, unit }: FileColumn, meant: Field | undefined): string => {
  const isOfNumbers = meant !== undefined && NUMBERS.has(meant.kind);
  const said = isOfNumbers ? headingFigures(header).unit : null;
  return said ?? unit ?? (isOfNumbers ? (header.trim().split(/\s+/).at(-1) ?? '') : '');
};

/** Units that headers say count for all rows, where no column says them. */
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

/** Most likely settings of a file: its own evidence first, then what was given. */
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
