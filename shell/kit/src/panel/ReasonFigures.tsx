import type { EnteredAmount, MovedAmount, MovedFigure } from '@lichen/contracts/api/reason';
import { ScopeTag } from '../figure/ScopeTag';
import { sumOf } from '../format/shares';
import { useFormat } from '../format/useFormat';
import { useSaid } from '../i18n/said-text';
import { useT } from '../i18n/texts';

interface Props {
  readonly amounts: readonly MovedAmount[];
  readonly figures: readonly MovedFigure[];
}

/** Entered amounts and figures that a change alters, each before and after; nothing where there are none. */
export function ReasonFigures({ amounts, figures }: Props) {
  const t = useT();
  const say = useSaid();
  if (amounts.length + figures.length === 0) return null;
  return (
    <div className="k-reason-scroll">
      <table>
        <thead>
          <tr>
            {['Change', 'Before', 'After', 'Difference'].map((title) => (
              <th key={title}>{t(title)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map((amount) => (
            <AmountRow key={say(amount.label)} amount={amount} />
          ))}
          {figures.map((figure) => (
            <FigureRow key={say(figure.label)} figure={figure} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const difference = (before: number, after: number): number => Number(sumOf([after, -before]));

function AmountRow({ amount: { label, before, after } }: { amount: MovedAmount }) {
  const t = useT();
  const say = useSaid();
  const format = useFormat();
  const text = (amount: EnteredAmount | null) =>
    amount === null ? '–' : [format.number(amount.value), amount.units && t(amount.units)].filter(Boolean).join(' ');
  const moved = () => {
    if (before === null || after === null || before.units !== after.units) return '–';
    const by = difference(before.value, after.value);
    return `${by < 0 ? '−' : '+'}${format.number(Math.abs(by))}`;
  };
  return (
    <tr>
      <td>{say(label)}</td>
      <td>{text(before)}</td>
      <td>
        <strong>{text(after)}</strong>
      </td>
      <td>{moved()}</td>
    </tr>
  );
}

function FigureRow({ figure: { label, scope, before_kg, after_kg } }: { figure: MovedFigure }) {
  const say = useSaid();
  const format = useFormat();
  const by = difference(before_kg, after_kg);
  const text = (kg: number) => `${format.co2(kg)} ${format.unit}`;
  return (
    <tr>
      <td>{scope ? <ScopeTag scope={scope}>{say(label)}</ScopeTag> : say(label)}</td>
      <td>{text(before_kg)}</td>
      <td>
        <strong>{text(after_kg)}</strong>
      </td>
      <td>{`${by < 0 ? '↓' : '↑'} ${format.co2(Math.abs(by))}`}</td>
    </tr>
  );
}
