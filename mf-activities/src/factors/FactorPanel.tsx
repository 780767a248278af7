import { factorNote } from '@lichen/contracts/activities/factors/factor-notes';
import { type FactorEntry, type FactorSetEntry, factors } from '@lichen/contracts/activities/factors/factors.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { EmptyState, Facts, QueryStates, regionText, SidePanel, useCall, useFormat, useT } from '@lichen/kit';
import { editionOf, factorCounts, familyWord, figureUnit, perUnit } from './factor-words';
import { useFactorSets } from './useFactorSets';

/** One published factor with all its digits and its table and row, so that anyone can look it up. */
export function FactorPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const found = useCall<ListAnswer<FactorEntry>>(factors, { id });
  const sets = useFactorSets().data?.list;
  const factor = found.data?.list.find((each) => each.id === id);
  return (
    <SidePanel
      id={id}
      title={factor ? factor.label || factor.region : t('Factor')}
      kicker={factor && t(familyWord(factor.family))}
      onClose={onClose}
    >
      <QueryStates of={found}>
        {() =>
          factor ? (
            <Detail factor={factor} set={sets?.find((set) => set.id === factor.set)} />
          ) : (
            <EmptyState text={t('This factor is no longer in the library.')} />
          )
        }
      </QueryStates>
    </SidePanel>
  );
}

function Detail({ factor, set }: { factor: FactorEntry; set: FactorSetEntry | undefined }) {
  const t = useT();
  const format = useFormat();
  const { kg_co2e, unit, gases } = factor;
  const gas = (value: string | null | undefined) => value && `${format.digits('every', value)} kg CO₂e`;
  const noteOf = (note: string | null | undefined) => {
    const { words, params } = factorNote(note ?? '', (value) => format.digits('every', value));
    return words && t(words, params);
  };
  const until =
    set &&
    (set.valid_to === null
      ? t('From {day}', { day: format.day(set.valid_from) })
      : format.period(set.valid_from, set.valid_to));
  return (
    <>
      <p className="act-factor-figure">
        {kg_co2e === null ? t('The publisher gives no value.') : format.digits('every', kg_co2e)}{' '}
        {kg_co2e !== null && (
          <span className="act-quiet">
            {figureUnit(factor.family)} / {perUnit(unit, t)}
          </span>
        )}
      </p>
      <Facts
        facts={[
          { label: 'CO₂', value: gas(gases?.co2) },
          { label: 'CH₄', value: gas(gases?.ch4) },
          { label: 'N₂O', value: gas(gases?.n2o) },
          { label: t('Counts'), value: t(factorCounts(factor)) },
          { label: t('Region'), value: regionText(factor.region) },
          { label: t('Year'), value: factor.year },
          { label: t('Table'), value: factor.publisher_table },
          { label: t('Row'), value: factor.publisher_row },
          { label: t('Note'), value: noteOf(factor.note) },
          { label: t('Publisher'), value: set?.publisher },
          { label: t('Edition'), value: set && `${set.title}, ${editionOf(set)}` },
          { label: t('Valid'), value: until },
          { label: t('Published on'), value: set?.published_on },
          { label: t('Global warming potentials'), value: set?.gwp },
          { label: t('Licence'), value: set?.licence },
          {
            label: t('Source'),
            value: set?.source_url && (
              <a href={set.source_url} target="_blank" rel="noreferrer">
                {set.source_url}
              </a>
            ),
          },
          { label: t('Edition note'), value: noteOf(set?.note) },
        ]}
      />
    </>
  );
}
