import { paths } from '@lichen/contracts/api/paths';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { HeldFigures, PassportHolds } from '@lichen/contracts/compliance/passports/passport-holds';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import {
  type Pickable,
  SchemaForm,
  useAction,
  useConfirmLeave,
  useNotifyOutcome,
  usePortal,
  useT,
  type Values,
} from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useRef, useState } from 'react';
import { StatedFigures } from './StatedFigures';
import type { ReceivedPassport } from './useTrusted';

const LAYOUT = [
  { fields: ['partner_id'] },
  { title: 'Money', columns: 3, fields: ['revenue', 'spend', 'currency'] },
] as const;
const PICKED: Readonly<Record<string, Pickable>> = {
  partners: { entity: partner, labelOf: ({ name }) => String(name) },
};
/** Amounts that a passport does not state; without them no share of the emissions can be calculated. */
const MONEY = ['revenue', 'spend', 'currency'] as const;

const stated = (values: Values, name: string) =>
  values[name] === null || values[name] === undefined || values[name] === '' ? {} : { [name]: values[name] };

interface Props {
  of: ReceivedPassport;
  year: number;
  figures: HeldFigures;
}

/** Button and dialog that take the figures of a year as an annual return of a partner. */
export function TakeReturn({ of: passport, year, figures }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const notify = useNotifyOutcome();
  const mayLeave = useConfirmLeave();
  const [isOpen, setOpen] = useState(false);
  const { run } = useAction(receivedPassport, 'take_return');
  const { from, to } = yearBounds(year);
  // The form may call functions of an earlier render, so the id is kept in a ref.
  const taken = useRef('');
  const take = async (values: Values) => {
    const partner_id = String(values['partner_id'] ?? '');
    taken.current = partner_id;
    const money = Object.assign({}, ...MONEY.map((name) => stated(values, name))) as object;
    return run(passport, { partner_id, year, ...money });
  };
  const done = (record: object) => {
    setOpen(false);
    notify({ state: 'saved', record }, 'Saved');
    navigate(paths.partner(taken.current));
  };
  return (
    <>
      <div className="cp-acts">
        <Button onClick={() => setOpen(true)}>{t('Take as annual return')}</Button>
      </div>
      {isOpen && (
        <Modal
          open
          title={t('Take {year} as annual return', { year })}
          footer={null}
          onCancel={() => void mayLeave().then((yes) => yes && setOpen(false))}
          width={640}
          destroyOnHidden
        >
          <p>{t('The figures are those of the passport. It says nothing of money: your share follows from both.')}</p>
          <SchemaForm
            entity={partnerReturn}
            stored={undefined}
            initial={{ ...figures, year, period_start: from, period_end: to, quality: 'reported' }}
            layout={LAYOUT}
            pick={PICKED}
            overrides={() => ({
              currency: { hint: 'If empty, the partner’s currency or your reporting currency is used' },
            })}
            submitLabel="Take as annual return"
            onSubmit={take}
            onSaved={done}
            onCancel={() => setOpen(false)}
          />
        </Modal>
      )}
    </>
  );
}

/** Figures of one year, and the button to take them as an annual return. */
export function HeldReturn({
  of: passport,
  held: { year, name, figures },
  mayTake,
}: {
  of: ReceivedPassport;
  held: PassportHolds['returns'][number];
  mayTake: boolean;
}) {
  const t = useT();
  const { may } = usePortal();
  return (
    <>
      <p>
        <strong>{t(name)}</strong>
      </p>
      <p>{year}</p>
      {figures && <StatedFigures of={figures} />}
      {mayTake && figures && may(partnerReturn.allow.create) && (
        <TakeReturn of={passport} year={year} figures={figures} />
      )}
    </>
  );
}
