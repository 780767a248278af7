import { paths } from '@lichen/contracts/api/paths';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { RecordPicker, useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { askedWords, partnerName } from '../shared/proof-words';
import type { ReceivedPassport } from './useTrusted';

interface Props {
  of: ReceivedPassport;
  /** Demand type that the part answers. */
  type: string;
  what: { readonly file: string } | { readonly survey_hash: string };
}

/** Chooses a demand, and takes a part of the passport as a submission for it. */
export function TakeProof({ of: passport, type, what }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const notify = useNotifyOutcome();
  const [chosen, setChosen] = useState<string | null>(null);
  const { run, isRunning } = useAction(receivedPassport, 'take');
  const take = async () => {
    if (chosen === null) return;
    const outcome = await run(passport, { demand_id: chosen, ...what });
    notify(outcome, 'Submitted');
    if (outcome.state === 'saved') navigate(paths.complianceDemand(chosen));
  };
  return (
    <div className="cp-form">
      <RecordPicker
        entity={demand}
        label="Demand"
        plain
        where={{ demand_type_id: type }}
        labelOf={(one: RecordOf<typeof demand>) => `${partnerName(one)} · ${askedWords(one, t)}`}
        value={chosen}
        onChange={setChosen}
      />
      <div className="cp-acts">
        <Button disabled={chosen === null} loading={isRunning} onClick={() => void take()}>
          {t('Take as submission')}
        </Button>
      </div>
    </div>
  );
}
