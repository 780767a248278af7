import type { EnginePart } from '../calculation';
import { shippedLibrary } from '../testing/rows-of.loader';
import { factorLabel } from './factor-label';
import { factorLabelsOf } from './factor-labels-of';

const UK = 'uk-2025/7_400_4000_5_1';
const OWN = 'own_factors/t1@1';
const part = (factor_id: string) => ({ factor_id }) as EnginePart;

test('each factor has its piece of the label that the row stores', () => {
  const labels = factorLabelsOf(
    { parts: [part(UK), part(OWN), part(UK)], factor_label: 'UK 2025; Letter, P, v1' },
    shippedLibrary,
  );
  expect([...labels]).toEqual([
    [UK, 'UK 2025'],
    [OWN, 'Letter, P, v1'],
  ]);
});

test('a label that was cut is no piece: what is published has its own, and an own factor the whole', () => {
  const labels = factorLabelsOf({ parts: [part(UK), part(OWN)], factor_label: 'UK 2025, Unite…' }, shippedLibrary);
  expect([...labels]).toEqual([
    [UK, factorLabel(UK, shippedLibrary)],
    [OWN, 'UK 2025, Unite…'],
  ]);
  expect(labels.get(UK)).toContain('UK Government');
});
