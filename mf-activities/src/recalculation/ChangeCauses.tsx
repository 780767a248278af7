import type {
  CausingFactor,
  RecalculationCause,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { type Translate, useT } from '@lichen/kit';

/** Returns the text of a factor and where it is published: publisher, edition, revision, row. */
const factorText = (side: CausingFactor | null, t: Translate): string =>
  side === null
    ? t('no figure')
    : [side.factor && `${side.factor} ${side.units ?? ''}`, side.label].filter(Boolean).join(', ');

/** Returns one line of text for copying and for screen readers. */
export const causeText = ({ reason, before, after }: RecalculationCause, t: Translate): string =>
  `${t(reason)}: ${factorText(before, t)} → ${factorText(after, t)}`;

const isSameFactor = ({ before, after }: RecalculationCause) =>
  before?.factor === after?.factor && before?.label === after?.label;

/** Returns the name of a figure in English. */
export type FigureName = (figure: Pick<RecalculationCause, 'component' | 'scope2_basis'>) => string;

interface Props {
  causes: readonly RecalculationCause[];
  nameOf: FigureName;
}

/** Reasons why each figure of an activity changes, with its factor before and after. */
export function ChangeCauses({ causes, nameOf }: Props) {
  const t = useT();
  return (
    <ul className="act-causes">
      {causes.map((cause) => (
        <li key={`${cause.component} ${cause.scope2_basis}`}>
          {t(nameOf(cause))}: {t(cause.reason)}
          {isSameFactor(cause) ? (
            <span className="act-quiet">{factorText(cause.after, t)}</span>
          ) : (
            <span className="act-quiet">
              {factorText(cause.before, t)} → {factorText(cause.after, t)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
