import { FIELD_STATES, type FieldState } from '@lichen/contracts/docs/doc-statuses';
import { useT } from '@lichen/kit';
import { countedStates } from '../fields/field-states';
import { StateIcon } from '../fields/StateIcon';

/** Maximum number of lines; the document shows the rest. */
const LINES = 2;

/** The field states of a document, for lists. */
export function FieldSummary({ states }: { states: Readonly<Record<string, FieldState>> | null }) {
  const t = useT();
  const counted = countedStates(states).slice(0, LINES);
  if (counted.length === 0) return <span className="doc-none">–</span>;
  return (
    <span className="doc-states">
      {counted.map(({ state, count }) => (
        <span key={state} className={`doc-state doc-state-${state}`}>
          <StateIcon state={state} />
          {`${count} ${t(FIELD_STATES[state]).toLocaleLowerCase()}`}
        </span>
      ))}
    </span>
  );
}
