import { DEMAND_TYPES, SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { receivedAddress } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { Card, useFormat, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { TakeProof } from './TakeProof';
import { HeldReturn } from './TakeReturn';
import type { ReceivedPassport } from './useTrusted';
import './passports.css';

/** Contents of a passport: downloads, and buttons to take each part while the passport is trusted. */
export function HeldProof({ of: passport, mayTake }: { of: ReceivedPassport; mayTake: boolean }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { holds } = passport;
  if (!holds) return null;
  const day = (text: string | null) => (text === null ? '–' : format.day(Date.parse(text)));
  return (
    <Card title={t('Contents')}>
      <ul className="cp-held">
        {holds.certificates.map(({ file, name, type, from, to, number }) => (
          <li key={file}>
            <p>
              <strong>{name}</strong>
            </p>
            <p>{[t(DEMAND_TYPES[type] ?? type), `${day(from)} – ${day(to)}`, number].filter(Boolean).join(' · ')}</p>
            <div className="cp-acts">
              <Button href={receivedAddress(passport._id, file)} download>
                {t('Download file')}
              </Button>
            </div>
            {mayTake && <TakeProof of={passport} type={type} what={{ file }} />}
          </li>
        ))}
        {holds.answers.map(({ survey, hash, sentOn, questions }) => (
          <li key={hash}>
            <p>
              <strong>{survey}</strong>
            </p>
            <p>{[day(sentOn), tn(questions, '{count} question', '{count} questions')].join(' · ')}</p>
            {mayTake && <TakeProof of={passport} type={SURVEY_DEMAND} what={{ survey_hash: hash }} />}
          </li>
        ))}
        {holds.returns.map((held) => (
          <li key={held.year}>
            <HeldReturn of={passport} held={held} mayTake={mayTake} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
