import { lacksFigure } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useAnswer, useFormat, useDebouncedValue, useT, type Values } from '@lichen/kit';
import { type Calc, headlineCalcs, headlineKg } from '../calculations/calc-words';
import { problemText } from '../calculations/problem-words';

interface Props {
  entity: Entity;
  draft: Values;
  isWhole: boolean;
}

const PAUSE = 400;

/** Preview of a row's emissions from the server; empty while the row is incomplete. */
export function RowFigure({ entity, draft, isWhole }: Props) {
  const t = useT();
  const format = useFormat();
  const debounced = useDebouncedValue(draft, PAUSE);
  const { data } = useAnswer<RecordAnswer<{ rows: Calc[] }>>([entity.name, 'preview'], `${entity.name}/preview`, {
    body: debounced,
    // The last keystroke may have made the row incomplete.
    enabled: isWhole && debounced === draft,
  });
  if (!isWhole || !data) return null;
  const without = data.obj.rows.find(lacksFigure);
  if (without) return <span className="act-wrong">{problemText(t, without)}</span>;
  return <>{format.co2(headlineKg(headlineCalcs(data.obj.rows)))}</>;
}
