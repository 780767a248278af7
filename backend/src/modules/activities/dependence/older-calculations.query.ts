import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { OlderCalculations } from '@lichen/contracts/activities/dependence/dependent-figures.call';
import type { Read } from '../../../platform/engine/rules';
import { ENGINE_VERSION } from '../emission/calculation';

/** Returns the used calculations by older engine versions; stated figures have no version. */
export async function olderCalculations(read: Read): Promise<OlderCalculations> {
  const rows = await read(emissionCalc).groups({
    by: ['engine_version'],
    measures: [],
    selection: { where: { ...USED, engine_version: { not: null } } },
  });
  const older = rows.filter(({ engine_version }) => engine_version !== ENGINE_VERSION);
  return {
    calculations: older.reduce((total, { counted }) => total + Number(counted), 0),
    version: ENGINE_VERSION,
    versions: older.map(({ engine_version }) => String(engine_version)).sort(),
  };
}
