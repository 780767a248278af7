import type { SampleFigure } from '@lichen/contracts/portal/first-steps';
import { Link } from '@lichen/kit/router';
import { Card, ScopeTag, useFormat, useSaid, useT } from '@lichen/kit';

/** Example of the figure that an entry produces; it is not the company's own. */
export function SampleCard({ sample }: { sample: SampleFigure }) {
  const t = useT();
  const say = useSaid();
  const format = useFormat();
  const { amount, factor, kg, from, to, way } = sample;
  return (
    <Card
      className="p-beside-steps"
      title={t('What comes out')}
      aside={t('Sample, not yours')}
      {...(way ? { actions: <Link to={way.path}>{t(way.label)}</Link> } : {})}
    >
      <div className="p-sample">
        <p className="p-sample-figure">
          <span>
            <strong>{format.co2(kg)}</strong> {format.unit} CO₂e
          </span>
          <ScopeTag scope={sample.scope} />
        </p>
        <div className="p-sample-path">
          <p className="p-quiet">
            {say(sample.title)}, {format.months(from, to, 'long')}
          </p>
          <p>
            <strong>{format.number(amount.value)}</strong> {amount.units} × <strong>{format.number(factor)}</strong> kg
            CO₂e/{amount.units} = <strong>{format.figure('co2', kg)}</strong> kg CO₂e
          </p>
          <p className="p-quiet">
            {sample.source}. {say(sample.reason)}
          </p>
        </div>
      </div>
    </Card>
  );
}
