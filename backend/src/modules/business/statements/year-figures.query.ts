import { type FiguresOfYear, figuresOfYears } from '@lichen/contracts/activities/years/figures-of-years';
import { Problem } from '@lichen/contracts/api/problems';
import type { StatementFigures } from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { AskAbout } from '../../../platform/engine/ask-about';

/** The figures of a year's statement, in kilograms. */
export interface YearFigures {
  readonly figures: StatementFigures;
  /** True where the figures are those of an approved year and not today's. */
  readonly isApprovedYear: boolean;
}

/** The figures of a year for which no module has any. */
export const NO_FIGURES: YearFigures = {
  figures: { scope1: null, scope2: null, scope2_market: null, scope3: null },
  isApprovedYear: false,
};

function taken({ now, approved }: FiguresOfYear): YearFigures {
  const { scope_1, scope_2, scope_3, market } = approved ?? now;
  const figures = { scope1: kgOf(scope_1), scope2: kgOf(scope_2), scope2_market: kgOf(market), scope3: kgOf(scope_3) };
  return { figures, isApprovedYear: approved !== null };
}

/**
 * Returns figures by year, for one year or all. Throws `unavailable` where a module could not answer: a missing answer
 * is not zero.
 */
export async function yearFigures(ask: AskAbout, year?: number): Promise<ReadonlyMap<number, YearFigures>> {
  const { answers, isComplete } = await ask(figuresOfYears, year === undefined ? {} : { year });
  if (!isComplete) throw new Problem('unavailable', STATEMENT_TEXTS.unknown, undefined, 60);
  return new Map(answers.map((each) => [each.year, taken(each)]));
}

/** Returns the figures of one year; `NO_FIGURES` where there are none. */
export const figuresOf = async (ask: AskAbout, year: number): Promise<YearFigures> =>
  (await yearFigures(ask, year)).get(year) ?? NO_FIGURES;
