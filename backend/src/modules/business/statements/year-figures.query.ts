import { type FiguresOfYear, figuresOfYears } from '@lichen/contracts/activities/years/figures-of-years';
import { Problem } from '@lichen/contracts/api/problems';
import type { StatementFigures } from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { AskAbout } from '../../../platform/engine/ask-about';

/** Kilograms that a statement of a year is made of. */
export interface YearFigures {
  readonly figures: StatementFigures;
  /** True where somebody has approved the year: its approved figures are taken, not those of today. */
  readonly isApprovedYear: boolean;
}

export const NO_FIGURES: YearFigures = {
  figures: { scope1: null, scope2: null, scope2_market: null, scope3: null },
  isApprovedYear: false,
};

function taken({ now, approved }: FiguresOfYear): YearFigures {
  const { scope_1, scope_2, scope_3, market } = approved ?? now;
  const figures = { scope1: kgOf(scope_1), scope2: kgOf(scope_2), scope2_market: kgOf(market), scope3: kgOf(scope_3) };
  return { figures, isApprovedYear: approved !== null };
}

/** Figures by year; of all years, or of one. Throws where they cannot be read: nothing is taken for nothing. */
export async function yearFigures(ask: AskAbout, year?: number): Promise<ReadonlyMap<number, YearFigures>> {
  const { answers, isComplete } = await ask(figuresOfYears, year === undefined ? {} : { year });
  if (!isComplete) throw new Problem('unavailable', STATEMENT_TEXTS.unknown, undefined, 60);
  return new Map(answers.map((each) => [each.year, taken(each)]));
}

export const figuresOf = async (ask: AskAbout, year: number): Promise<YearFigures> =>
  (await yearFigures(ask, year)).get(year) ?? NO_FIGURES;
