import type {
  CausingFactor,
  RecalculationCause,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { type Translate, useT } from '@lichen/kit';

/** What a figure was multiplied by, and where that is published: publisher, edition, revision, row. */
const factorText = (side: CausingFactor | null, t: Translate): string =>
  side === null
    ? t('no figure')
    : [side.factor && `${side.factor} ${side.units ?? ''}`, side.label].filter(Boolean).join(', ');

/** One line for the copies and spoken names of a row. */
export const causeText = ({ reason, before, after }: RecalculationCause, t: Translate): string =>
  `${t(reason)}: ${factorText(before, t)} → ${factorText(after, t)}`;

const isSameFactor = ({ before, after }: RecalculationCause) =>
  before?.factor === after?.factor && before?.label === after?.label;

/** What a figure is called, in English. */
export type FigureName = (figure: Pick<RecalculationCause, 'component' | 'scope2_basis'>) => string;

interface Props {
  causes: readonly RecalculationCause[];
  nameOf: FigureName;
}

/** Why each figure of an activity changes, with the factor it had and the one it gets. */
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
