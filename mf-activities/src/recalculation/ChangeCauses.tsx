import type {
  CausingFactor,
  CausingPart,
  RecalculationCause,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { decimalText } from '@lichen/contracts/formats/numbers';
import { type Formats, type Translate, useFormat, useT } from '@lichen/kit';
import type { ReactNode } from 'react';

interface Words {
  readonly t: Translate;
  readonly format: Formats;
}

const rateText = (factor: string, units: string | null, { format }: Words): string =>
  `${decimalText(factor, format.language)} ${units ?? ''}`;

/** Returns what a part counts for: its days, or its quantity where all parts have the same days. */
function shareText(
  { from, to, quantity, units }: CausingPart,
  parts: readonly CausingPart[],
  { format }: Words,
): string {
  const isOneStretch = parts.every((each) => each.from === from && each.to === to);
  return isOneStretch ? `${format.number(quantity)} ${units}` : format.period(from, to);
}

/** Returns the factors of a figure, one or several, and where they are published: publisher, edition, revision, row. */
function factorTexts(side: CausingFactor | null, words: Words): string[] {
  if (side === null) return [words.t('no figure')];
  const { factor, label, units, parts } = side;
  if (parts)
    return parts.map((part) =>
      [`${shareText(part, parts, words)}: ${rateText(part.factor, units, words)}`, part.label].join(', '),
    );
  return [[factor && rateText(factor, units, words), label].filter(Boolean).join(', ')];
}

const isSameFactor = ({ before, after }: RecalculationCause) =>
  before?.factor === after?.factor &&
  before?.label === after?.label &&
  JSON.stringify(before?.parts) === JSON.stringify(after?.parts);

/** Returns one line of text for copying and for screen readers. */
export const causeText = ({ reason, before, after }: RecalculationCause, words: Words): string =>
  `${words.t(reason)}: ${[before, after].map((side) => factorTexts(side, words).join('; ')).join(' → ')}`;

/** Returns the name of a figure in English. */
export type FigureName = (figure: Pick<RecalculationCause, 'component' | 'scope2_basis'>) => string;

interface Props {
  causes: readonly RecalculationCause[];
  nameOf: FigureName;
}

/** Reasons why each figure of an activity changes, with its factors before and after. */
export function ChangeCauses({ causes, nameOf }: Props) {
  const t = useT();
  return (
    <ul className="act-causes">
      {causes.map((cause) => (
        <li key={`${cause.component} ${cause.scope2_basis}`}>
          {t(nameOf(cause))}: {t(cause.reason)}
          <CauseFactors cause={cause} />
        </li>
      ))}
    </ul>
  );
}

/** Factors before and after on one line; on several where a side has several. */
function CauseFactors({ cause }: { cause: RecalculationCause }) {
  const words = { t: useT(), format: useFormat() };
  const after = factorTexts(cause.after, words);
  if (isSameFactor(cause)) return after.map((text) => <Quiet key={text}>{text}</Quiet>);
  const before = factorTexts(cause.before, words);
  if (before.length === 1 && after.length === 1)
    return (
      <Quiet>
        {before[0]} → {after[0]}
      </Quiet>
    );
  return (
    <>
      {before.map((text) => (
        <Quiet key={`before ${text}`}>{text}</Quiet>
      ))}
      {after.map((text) => (
        <Quiet key={`after ${text}`}>→ {text}</Quiet>
      ))}
    </>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => <span className="act-quiet">{children}</span>;
