import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import { MIXED_POTENTIALS_REMEDIES } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import { byMeanOfAllCountries } from './mean-of-all-countries.query';
import { lostFigures } from './lost-figures.query';
import { manualFigures } from './manual-figures.query';
import { type DetectedFinding, detectedFinding } from '../finding';
import { mixedYearsOf, rarestActivity } from '../mixed-potentials/mixed-potentials.query';
import { LISTED, listedSubject } from '../listed-subject';
import { activitiesOf, onOldFactors } from './old-factors.query';
import { missingFigure } from './missing-figure';

type Library = Parameters<typeof mixedYearsOf>[1];

/** Returns findings of activities that could not be calculated. */
async function withoutFigure(read: Read, where: Where): Promise<DetectedFinding[]> {
  const rows = await read(activity).part([...LISTED, 'err_msg', 'problem'], { where: { ...where, invalid: 1 } });
  return rows.flatMap((row) => {
    const record = listedSubject(row);
    return record ? [missingFigure(record, row)] : [];
  });
}

/** Returns findings of years with potentials of several IPCC reports, on an activity with the rarest. */
async function onMixedPotentials(read: Read, library: Library, where: Where): Promise<DetectedFinding[]> {
  const found: DetectedFinding[] = [];
  for (const mixed of await mixedYearsOf(read, library, where)) {
    const id = await rarestActivity(read, mixed);
    const [row] = id ? await activitiesOf(read, [id]) : [];
    const record = row && listedSubject(row);
    if (!record) continue;
    const params = {
      year: { text: String(mixed.year) },
      reports: { text: mixed.reports.map(({ gwp }) => gwp).join(', ') },
    };
    const days = { of: String(mixed.year), ...yearBounds(mixed.year), params };
    found.push(detectedFinding(record, { kind: 'mixed_potentials', remedies: MIXED_POTENTIALS_REMEDIES, ...days }));
  }
  return found;
}

interface FiguresQuery {
  kinds: readonly FindingKind[];
  from: number;
  to: number;
}

/** Returns findings about the figures of activities that overlap the period. */
export async function figureFindings(
  read: Read,
  library: Library,
  { kinds, from, to }: FiguresQuery,
): Promise<DetectedFinding[]> {
  const touching = { from: { atMost: to }, to: { atLeast: from } };
  const [missing, lost, old, mean, mixed, manual] = await Promise.all([
    kinds.includes('missing_factor') ? withoutFigure(read, touching) : [],
    kinds.includes('lost_figure') ? lostFigures(read, touching) : [],
    kinds.includes('old_factor') ? onOldFactors(read, touching, to) : [],
    kinds.includes('country_missing') ? byMeanOfAllCountries(read, touching) : [],
    kinds.includes('mixed_potentials') ? onMixedPotentials(read, library, touching) : [],
    manualFigures(read, touching),
  ]);
  return [...missing, ...lost, ...old, ...mean, ...mixed, ...manual.filter(({ kind }) => kinds.includes(kind))];
}

/** Returns findings about the figures of one activity. */
export async function figureFindingsOf(read: Read, id: string): Promise<DetectedFinding[]> {
  const [missing, lost, old, mean, manual] = await Promise.all([
    withoutFigure(read, { id }),
    lostFigures(read, { id }),
    onOldFactors(read, { activity_id: id }, Number.MAX_SAFE_INTEGER / 2),
    byMeanOfAllCountries(read, { id }),
    manualFigures(read, { activity_id: id }),
  ]);
  return [...missing, ...lost, ...old, ...mean, ...manual];
}
