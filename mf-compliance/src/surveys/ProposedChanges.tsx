import { useT } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { DifferenceLine } from './Differences';
import type { ProposedChange } from './form/proposed-changes';

interface Props {
  changes: readonly ProposedChange[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
}

/** Changes of a proposal, each to be accepted or left. */
export function ProposedChanges({ changes, chosen, onChoose }: Props) {
  const t = useT();
  const turn = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  return (
    <section aria-label={t('What would change')}>
      <h3>{t('What would change')}</h3>
      {changes.length === 0 ? (
        <p>{t('Nothing changed')}</p>
      ) : (
        <>
          <div className="cp-acts">
            <Button size="small" onClick={() => onChoose(new Set(changes.map(({ key }) => key)))}>
              {t('Choose all')}
            </Button>
            <Button size="small" onClick={() => onChoose(new Set())}>
              {t('Choose none')}
            </Button>
          </div>
          <ul className="cs-differences">
            {changes.map((one) => (
              <li key={one.key}>
                <Checkbox checked={chosen.has(one.key)} onChange={() => turn(one.key)}>
                  <DifferenceLine of={one} />
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
