import { Card, QueryStates, StatusTag, useFormat, useT } from '@lichen/kit';
import { editionOf } from './factor-words';
import { useFactorSets } from './useFactorSets';

/** Every edition in the library, with its licence and its first day of validity. */
export function FactorSets() {
  const t = useT();
  const format = useFormat();
  const sets = useFactorSets();
  return (
    <Card title={t('Editions')} aside={sets.data && format.number(sets.data.total)}>
      <QueryStates of={sets}>
        {({ list }) => (
          <div className="act-scroll">
            <table className="act-calcs">
              <thead>
                <tr>
                  <th>{t('Publisher')}</th>
                  <th>{t('Edition')}</th>
                  <th>{t('Valid from')}</th>
                  <th>{t('Global warming potentials')}</th>
                  <th>{t('Licence')}</th>
                  <th className="act-number">{t('Factors')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((set) => (
                  <tr key={set.id}>
                    <td>{set.publisher}</td>
                    <td>
                      <a href={set.source_url} target="_blank" rel="noreferrer">
                        {set.title}, {editionOf(set)}
                      </a>{' '}
                      {set.imported && <StatusTag>{t('Imported')}</StatusTag>}
                    </td>
                    <td>{format.day(set.valid_from)}</td>
                    <td>{set.gwp}</td>
                    <td>{set.licence}</td>
                    <td className="act-number">{format.number(set.factors)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryStates>
    </Card>
  );
}
