import { type LocationStats, locationStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { ELECTRICITY_UNITS, ENERGY_UNITS, location, WATER_UNITS } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { ChoiceField, failureText, useCall, useDialogFocus, useFormat, useNotify, useSave, useT } from '@lichen/kit';
import { Alert, Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import { converted } from './converted';
import './changes.css';

type Site = RecordOf<typeof location>;

const UNITS_OF = {
  electricity_units: ELECTRICITY_UNITS,
  energy_units: ENERGY_UNITS,
  water_units: WATER_UNITS,
} as const;
type UnitsField = keyof typeof UNITS_OF;
type Chosen = Record<UnitsField, string>;

const FIELDS = Object.keys(UNITS_OF) as UnitsField[];

/** The location figures that are shown in each units field. */
const SHOWN: Readonly<Record<UnitsField, readonly (readonly [words: string, name: keyof LocationStats])[]>> = {
  electricity_units: [
    ['Electricity bought', 'electricity_bought'],
    ['Electricity produced', 'electricity_produced'],
  ],
  energy_units: [['Energy used', 'energy_used']],
  water_units: [
    ['Water used', 'water_used'],
    ['Water discharged', 'water_discharged'],
  ],
};

interface Props {
  site: Site;
  year: number;
  onClose: () => void;
}

/** Asks for the units of a location and previews the year's amounts in them. */
export function UnitsDialog({ site, year, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const { electricity_units, energy_units, water_units } = site;
  const [chosen, setChosen] = useState<Chosen>({ electricity_units, energy_units, water_units });
  const [problem, setProblem] = useState<string>();
  const { update, isSaving } = useSave(location);
  useDialogFocus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // One save for all units, so that a refused unit leaves the others unchanged too.
    const outcome = await update(site, chosen);
    if (outcome.state === 'unchanged') return setProblem(t(TEXTS.nothingChanged));
    if (outcome.state === 'failed') return setProblem(failureText(outcome.error));
    notify(t('The units have been changed. Recorded amounts and figures stay as they are.'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('Change the units of {name}', { name: site.name })}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <form className="biz-change" onSubmit={(event) => void submit(event)}>
        <p className="biz-quiet">
          {t(
            'Totals are shown in these units, and new entries start with them. Recorded amounts keep the units they were entered in, and no emission figure changes.',
          )}
        </p>
        {FIELDS.map((field) => (
          <ChoiceField
            key={field}
            label={location.fields[field].label}
            required
            options={UNITS_OF[field]}
            value={chosen[field]}
            onChange={(next) => {
              setChosen((before) => ({ ...before, [field]: next ?? before[field] }));
              setProblem(undefined);
            }}
          />
        ))}
        <ShownAmounts site={site} year={year} chosen={chosen} />
        {problem && <Alert type="error" showIcon message={problem} />}
        <div className="biz-acts">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('Change units')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The year's amounts whose unit changes, in the old and the new unit. */
function ShownAmounts({ site, year, chosen }: { site: Site; year: number; chosen: Chosen }) {
  const t = useT();
  const format = useFormat();
  const stats = useCall<LocationStats>(locationStats, { location_id: site._id, year }).data;
  const lines = FIELDS.filter((field) => chosen[field] !== site[field]).flatMap((field) =>
    SHOWN[field].flatMap(([words, name]) => {
      const amount = (stats?.[name] ?? null) as number | null;
      if (amount === null) return [];
      const after = converted(amount, site[field], chosen[field]);
      return [
        {
          words,
          before: `${format.number(amount)} ${site[field]}`,
          after: `${format.number(after)} ${chosen[field]}`,
        },
      ];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <table className="biz-grid-years">
      <caption>{t('Amounts of {year}', { year })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Amount')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ words, before, after }) => (
          <tr key={words}>
            <th scope="row">{t(words)}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
