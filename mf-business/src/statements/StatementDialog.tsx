import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_LINES } from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { type Overrides, SchemaForm, useConfirmLeave, useT, type Values } from '@lichen/kit';
import { Alert, Modal } from '@lichen/kit/antd';
import { useMemo } from 'react';
import { FteSuggested } from './FteSuggested';
import type { Statement } from './statement-words';
import { useEditStatement } from './useEditStatement';

const BY_HAND = STATEMENT_LINES.flatMap((line) => [`manual_${line}`, `reason_${line}`]);
const LAYOUT = [
  { columns: 2, fields: ['revenue', 'fte_staff', 'units', 'method'] },
  { title: 'Entered manually', columns: 2, fields: BY_HAND },
] as const;

/** Hides the manual fields with the method `calculated`, and shows the units of the statement in them. */
const byHand = (values: Values): Overrides => {
  const isCalculated = values['method'] === 'calculated';
  return Object.fromEntries(
    BY_HAND.map((name) => [
      name,
      { hidden: isCalculated, ...(name.startsWith('manual_') ? { suffix: String(values['units'] ?? '') } : {}) },
    ]),
  );
};

interface Props {
  statement: Statement;
  onClose: () => void;
}

/** A dialog for revenue, staff, units, method and manual figures. */
export function StatementDialog({ statement, onClose }: Props) {
  const t = useT();
  const mayLeave = useConfirmLeave();
  const { mayReset, update } = useEditStatement(statement);
  const { year } = statement;
  const overrides = useMemo(() => {
    const Below = () => <FteSuggested year={year} />;
    return (values: Values): Overrides => ({ ...byHand(values), fte_staff: { below: Below } });
  }, [year]);
  const close = () => void mayLeave().then((yes) => yes && onClose());
  return (
    <Modal
      open
      title={t('Statement {year}', { year: String(statement.year) })}
      footer={null}
      onCancel={close}
      width={720}
      destroyOnHidden
    >
      <SchemaForm
        entity={annualStatement}
        stored={statement}
        layout={LAYOUT}
        overrides={overrides}
        submitLabel="Update"
        notice={
          statement.status === 'approved' && <Alert type="warning" showIcon message={t(STATEMENT_TEXTS.resets)} />
        }
        onSubmit={async (values, began) =>
          (await mayReset()) ? update(began ?? statement, values) : { state: 'unchanged' }
        }
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
